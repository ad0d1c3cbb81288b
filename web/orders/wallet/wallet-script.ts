const loadLimitMs = 15_000
const coming = new Map<string, Promise<void>>()

/**
 * The provider's browser script from where the server says. The provider's own is left to its loader, which takes a
 * script that is there already as its own: that is how the local emulator gets in its place.
 */
export function loadWalletScript(sdkUrl: string): Promise<void> {
  if (new URL(sdkUrl).hostname.endsWith('.paypal.com')) return Promise.resolve()
  const known = coming.get(sdkUrl)
  if (known) return known
  const next = load(sdkUrl)
  coming.set(sdkUrl, next)
  next.catch(() => coming.delete(sdkUrl))
  return next
}

function load(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const fail = () => {
      script.remove()
      reject(new Error(`The wallet's script ${src} did not load.`))
    }
    const timer = setTimeout(fail, loadLimitMs)
    script.onload = () => {
      clearTimeout(timer)
      resolve()
    }
    script.onerror = () => {
      clearTimeout(timer)
      fail()
    }
    script.src = src
    document.head.append(script)
  })
}
