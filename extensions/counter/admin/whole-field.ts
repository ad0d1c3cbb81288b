import { type TextLook, text } from '#web/ui/form/field-rows.tsx'

/** A whole number within limits; empty is null where it is optional. */
export const wholeField = (least: number, most: number, look: TextLook) =>
  text(
    {
      read: (stored: number | null) => (stored === null ? '' : String(stored)),
      write: (typed) => (typed.trim() ? Number(typed) : null),
      isRight: (typed) => /^\d+$/.test(typed) && Number(typed) >= least && Number(typed) <= most,
    },
    { inputMode: 'numeric', maxLength: 4, ...look },
  )
