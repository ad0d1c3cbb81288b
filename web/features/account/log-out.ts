/**
 * A full navigation (specification section 2), so that nothing of the customer stays in memory; what this tab keeps,
 * the checkout's fields and last order, goes too.
 */
export function logOut(): void {
  try {
    window.sessionStorage.clear()
  } catch (error) {
    console.warn('This tab’s storage cannot be cleared.', error)
  }
  window.location.assign('/api/logout')
}
