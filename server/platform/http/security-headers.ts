import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import helmet from 'helmet'
import type { Config } from '#server/platform/config.ts'

/**
 * Security headers of every answer. Helmet computes them once for the providers of payments of now: per request it took
 * a tenth of the time of a cached answer.
 * @param originsNow the hosts of the providers' scripts and windows, allowed nowhere else; they may change
 */
export function securityHeaders(config: Config, originsNow: () => readonly string[]): Record<string, string> {
  let known = originsNow()
  let made = headersFor(config, known)
  const current = () => {
    const origins = originsNow()
    if (origins.length !== known.length || origins.some((one, at) => one !== known[at])) {
      known = origins
      made = headersFor(config, origins)
    }
    return made
  }
  const live = (name: string) => ({ enumerable: true, get: () => current()[name] })
  return Object.defineProperties({}, Object.fromEntries(Object.keys(made).map((name) => [name, live(name)]))) as Record<
    string,
    string
  >
}

function headersFor(config: Config, walletOrigins: readonly string[]): Record<string, string> {
  const isHttps = config.publicUrl.startsWith('https:')
  const decide = helmet({
    // The development server's hot reload is inline code.
    contentSecurityPolicy: config.isProduction && {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...walletOrigins],
        styleSrc: ["'self'"],
        // A picture's focal point and a bar's length are style attributes.
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', ...walletOrigins],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...walletOrigins],
        frameSrc: ['https://www.openstreetmap.org', ...walletOrigins],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(isHttps && { upgradeInsecureRequests: [] }),
      },
    },
    // The wallet's window must keep its opener: with `same-origin` every payment ends as "cancelled".
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: isHttps && { maxAge: 31_536_000, includeSubDomains: true },
  })
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request)
  decide(request, response, (error) => {
    if (error) throw error
  })
  response.setHeader('permissions-policy', permissionsPolicy(walletOrigins))
  return Object.fromEntries(Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]))
}

/** Browser features that the shop never uses. Payment stays with the pages and the wallet's own windows. */
function permissionsPolicy(walletOrigins: readonly string[]): string {
  const payers = walletOrigins.filter((origin) => !origin.includes('*')).map((origin) => `"${origin}"`)
  const unused = ['camera', 'display-capture', 'geolocation', 'microphone', 'usb']
  return [...unused.map((name) => `${name}=()`), `payment=(${['self', ...payers].join(' ')})`].join(', ')
}
