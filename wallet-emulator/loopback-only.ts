/** Whether a host name, in the form of URL and Host headers, can only mean this machine. */
export function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || hostname === '::1' || /^127(\.\d{1,3}){3}$/.test(hostname)
}

/**
 * Why the emulator must not start here, or undefined. A process that holds credentials of the real provider is never
 * given play money, and play money is never offered to other machines.
 */
export function refusalToStart(env: NodeJS.ProcessEnv): string | undefined {
  const { HOST, PAYPAL_API_URL, PAYPAL_CLIENT_SECRET } = env
  if (HOST && !isLoopback(HOST))
    return `HOST must be a loopback address, not ${HOST}: the wallet emulator is not for others`
  if (PAYPAL_API_URL && !(URL.canParse(PAYPAL_API_URL) && isLoopback(new URL(PAYPAL_API_URL).hostname))) {
    return 'PAYPAL_API_URL names the real provider: the wallet emulator does not run beside it'
  }
  if (PAYPAL_CLIENT_SECRET && PAYPAL_CLIENT_SECRET !== 'demo') {
    return 'PAYPAL_CLIENT_SECRET holds real credentials: the wallet emulator does not run beside them'
  }
  return undefined
}
