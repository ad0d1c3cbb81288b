import type { ComponentProps, ReactNode } from 'react'
import { Field } from './field.tsx'

interface Props extends ComponentProps<'input'> {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  warning?: string | undefined
  optional?: boolean
  className?: string
  aside?: ReactNode
}

export function TextField({ label, hint, error, warning, optional, className, aside, ...input }: Props) {
  return (
    <Field {...{ label, hint, error, warning, optional, className, aside }}>
      <input type="text" {...input} />
    </Field>
  )
}

export const emailInput = {
  type: 'email',
  inputMode: 'email',
  autoCapitalize: 'off',
  spellCheck: false,
} as const
