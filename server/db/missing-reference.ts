/** Whether a write failed because what it refers to has been taken away meanwhile; drizzle wraps the driver's error. */
export function isMissingReference(error: unknown): boolean {
  for (let e: unknown = error; e instanceof Error; e = e.cause) {
    if ((e as NodeJS.ErrnoException).code === '23503') return true
  }
  return false
}
