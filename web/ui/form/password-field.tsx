import { type ComponentProps, type InputEvent, type KeyboardEvent, useRef, useState } from 'react'
import { formTexts } from './form-texts.ts'
import { TextField } from './text-field.tsx'

export function PasswordField(props: ComponentProps<typeof TextField>) {
  const t = formTexts.useChunk()
  const [isShown, setShown] = useState(false)
  const [isLocked, setLocked] = useState(false)
  const [isCommon, setCommon] = useState(false)
  const typed = useRef('')
  const look = (event: KeyboardEvent<HTMLInputElement>) => setLocked(event.getModifierState('CapsLock'))
  // The list comes with the first letter; without it there is no warning.
  const weigh = async ({ currentTarget: { value } }: InputEvent<HTMLInputElement>) => {
    typed.current = value
    if (props.autoComplete !== 'new-password') return
    const list = await import('#shared/domain/platform/access/common-passwords.ts').catch(() => undefined)
    if (list && typed.current === value) setCommon(list.isCommonPassword(value))
  }
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="off"
      spellCheck={false}
      maxLength={256}
      warning={isLocked ? t.capsLock : isCommon ? t.commonPassword : undefined}
      onInput={(event) => void weigh(event)}
      onKeyDown={look}
      onKeyUp={look}
      aside={
        <button
          type="button"
          className="btn btn-small btn-text"
          aria-label={`${isShown ? t.hidePassword : t.showPassword}: ${String(props.label)}`}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? t.hidePassword : t.showPassword}
        </button>
      }
    />
  )
}
