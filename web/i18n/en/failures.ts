import type { Dictionary } from '../it.ts'

export const failures: Dictionary['failures'] = {
  notFoundTitle: '404 Page Not Found',
  notFoundText:
    'The chain has come off: this page does not exist, or its address has changed. Search for the product or start again from a category.',
  notFoundDrawing: 'An open chain',
  backHome: 'Back to the home page',
  errorTitle: 'Something went wrong',
  errorText: 'The page did not load. Try again in a moment; if you need us, we are in the shop.',
  errorContact: 'If it goes on, call or write to us:',
}
