/** What went wrong, said at once by screen readers; nothing without a text. */
export function ErrorText({ children }: { children: string | undefined }) {
  if (!children) return null
  return (
    <p className="error" role="alert">
      {children}
    </p>
  )
}
