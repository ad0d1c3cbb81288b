import type { failures as italian } from '../it/failures.ts'
import type { Widen } from '../words/widen.ts'

export const failures: Widen<typeof italian> = {
  notFoundTitle: '404 Page Not Found',
  notFoundText:
    'The chain has come off: this page doesn’t exist, or its address has changed. Search for the product or start again from a category.',
  notFoundDrawing: 'An open chain',
  backHome: 'Back to the home page',
  errorTitle: 'Something went wrong',
  errorText: 'We couldn’t load the page. Try again in a moment; if you need us, we’re in the shop.',
  offline: 'No connection: try again',
  errorContact: 'If it keeps happening, call us or write to us:',
}
