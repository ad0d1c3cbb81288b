import { randomBytes } from 'node:crypto'
import { type Issue, issueDescriptions } from './provider-issues.ts'

export type ErrorDetail = { issue: string; description: string; field?: string; value?: string; location?: 'body' }
type ErrorLink = { href: string; rel: string; method: 'GET' }

const kinds = {
  400: ['INVALID_REQUEST', 'Request is not well-formed, syntactically incorrect, or violates schema.'],
  401: [
    'AUTHENTICATION_FAILURE',
    'Authentication failed due to missing authorization header, or invalid authentication credentials.',
  ],
  403: ['NOT_AUTHORIZED', 'Authorization failed due to insufficient permissions.'],
  404: ['RESOURCE_NOT_FOUND', 'The specified resource does not exist.'],
  415: ['UNSUPPORTED_MEDIA_TYPE', 'The server does not support the request payload’s media type.'],
  422: [
    'UNPROCESSABLE_ENTITY',
    'The requested action could not be performed, semantically incorrect, or failed business validation.',
  ],
  500: ['INTERNAL_SERVER_ERROR', 'An internal server error has occurred.'],
} as const

/** A refusal in PayPal's own shape; everything else that is thrown is a bug of the emulator. */
export class ProviderError extends Error {
  readonly status: keyof typeof kinds
  readonly details: ErrorDetail[]
  readonly links: ErrorLink[]

  constructor(status: keyof typeof kinds, details: ErrorDetail[] = [], links: ErrorLink[] = []) {
    super(details[0]?.issue ?? kinds[status][0])
    this.status = status
    this.details = details
    this.links = links
  }

  body(): Record<string, unknown> {
    const [name, message] = kinds[this.status]
    const links = this.links.length > 0 ? this.links : [documentationLink(this.details[0]?.issue)]
    return { name, message, debug_id: debugId(), ...(this.details.length > 0 && { details: this.details }), links }
  }
}

export function debugId(): string {
  return randomBytes(7).toString('hex').slice(0, 13)
}

/** One detail as the provider writes it; `field` is a JSON pointer into the body. */
export function detail(issue: Issue, field?: string, value?: string): ErrorDetail {
  return {
    ...(field !== undefined && { field, location: 'body' as const }),
    ...(value !== undefined && { value }),
    issue,
    description: issueDescriptions[issue],
  }
}

export function unprocessable(issue: Issue, field?: string): ProviderError {
  return new ProviderError(422, [detail(issue, field)])
}

export function unknownResource(): ProviderError {
  return new ProviderError(404, [detail('INVALID_RESOURCE_ID')])
}

export function permissionDenied(): ProviderError {
  return new ProviderError(403, [detail('PERMISSION_DENIED')])
}

export function instrumentDeclined(approvalUrl: string): ProviderError {
  return new ProviderError(
    422,
    [detail('INSTRUMENT_DECLINED')],
    [{ href: approvalUrl, rel: 'redirect', method: 'GET' }],
  )
}

function documentationLink(issue = ''): ErrorLink {
  return {
    href: `https://developer.paypal.com/api/rest/reference/orders/v2/errors/${issue && `#${issue}`}`,
    rel: 'information_link',
    method: 'GET',
  }
}
