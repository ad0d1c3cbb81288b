import type { ApiError } from '#web/platform/api.ts'
import type { Problems } from '#web/ui/form/use-contract-form.ts'

/** The server's sentences by the fields of a form; they come by their paths in the call. */
export const refusedFields = ({ fields }: ApiError, fieldOf: (path: string[]) => string): Problems =>
  Object.fromEntries(Object.entries(fields).map(([path, sentence]) => [fieldOf(path.split('.').slice(1)), sentence]))
