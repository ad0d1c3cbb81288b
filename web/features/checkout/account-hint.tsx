/** Beside the checkout's title: the way to log in for those who have an account, once accounts exist. */
export function AccountHint() {
  return null
}
