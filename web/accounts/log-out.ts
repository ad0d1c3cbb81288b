/** In this tab's storage from the logout until the next page has said so. */
export const loggedOutMark = 'pedivella.logged-out'

/**
 * A full navigation (rule 31), so that nothing of the customer stays in memory; what this tab keeps, the checkout's
 * fields and last order, goes too. The page that comes back says so (rule 311).
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
