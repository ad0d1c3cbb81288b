declare module 'oidc-provider' {
  import type { RequestListener } from 'node:http'

  /** What the test uses of it. */
  export default class Provider {
    constructor(issuer: string, options: object)
    callback(): RequestListener
  }
}
