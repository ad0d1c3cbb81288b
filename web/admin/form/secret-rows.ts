import { type TextLook, text } from '#web/ui/form/field-rows.tsx'

/** A secret is never shown again: left blank, the one that is stored stays. */
export const secretRow = <R>(look: TextLook) =>
  text<R, string | null>(
    { read: () => '', write: (typed) => typed || null },
    { type: 'password', autoComplete: 'off', optional: true, spellCheck: false, ...look },
  )

/** The person's own password, asked again before what money or mails depend on. */
export const ownPasswordRow = (look: Partial<TextLook> = {}) =>
  text(
    { read: (stored: string) => stored, write: (typed) => typed },
    {
      label: 'La tua password',
      type: 'password',
      autoComplete: 'current-password',
      maxLength: 256,
      must: 'Scrivi la password con cui entri nella dashboard.',
      ...look,
    },
  )
