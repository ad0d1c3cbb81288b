/** In this tab's storage from the logout until the next page has reported it. */
export const loggedOutMark = 'pedivella.logged-out'

/**
 * A full navigation, so that no customer data stays in memory; this tab's storage, with checkout fields and
 * last order, is cleared. The next page says so.
 */
export function logOut(): void {
  try {
    window.sessionStorage.clear()
    window.sessionStorage.setItem(loggedOutMark, '1')
  } catch (error) {
    console.warn('This tab’s storage cannot be cleared.', error)
  }
  window.location.assign(document.documentElement.lang === 'en' ? '/api/logout?lang=en' : '/api/logout')
}

export function takeLoggedOut(): boolean {
  try {
    const isSaid = window.sessionStorage.getItem(loggedOutMark) !== null
    window.sessionStorage.removeItem(loggedOutMark)
    return isSaid
  } catch {
    // Without storage there is no mark either.
    return false
  }
}
