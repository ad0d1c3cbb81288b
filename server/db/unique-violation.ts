/** Whether a write failed because a value that may exist once exists already; drizzle wraps the driver's error. */
export function isUniqueViolation(error: unknown): boolean {
  for (let e: unknown = error; e instanceof Error; e = e.cause) {
    if ((e as NodeJS.ErrnoException).code === '23505') return true
  }
  return false
}
