import type { Configuration } from 'openid-client'
import type { Config } from '#server/platform/config.ts'

type OidcConfig = NonNullable<Config['oidc']>

const timeoutSeconds = 10
const isThisMachine = ({ hostname }: URL) => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)

/** Loaded and asked when the first person signs in so, once for all; a failure is forgotten. */
export function companyProvider({ issuer, clientId, clientSecret }: OidcConfig) {
  let known: Promise<Configuration> | undefined
  return {
    client: () => import('openid-client'),
    async configuration(): Promise<Configuration> {
      const { allowInsecureRequests, discovery } = await import('openid-client')
      const address = new URL(issuer)
      known ??= discovery(address, clientId, clientSecret, undefined, {
        timeout: timeoutSeconds,
        ...(address.protocol === 'http:' && isThisMachine(address) && { execute: [allowInsecureRequests] }),
      })
      return known.catch((error: unknown) => {
        known = undefined
        throw error
      })
    },
  }
}
