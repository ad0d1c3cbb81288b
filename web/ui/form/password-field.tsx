import { type ComponentProps, type InputEvent, type KeyboardEvent, useState } from 'react'
import { isCommonPassword } from '#shared/domain/common-passwords.ts'
import { formTexts } from './form-texts.ts'
import { TextField } from './text-field.tsx'

export function PasswordField(props: ComponentProps<typeof TextField>) {
  const t = formTexts.useChunk()
  const [isShown, setShown] = useState(false)
  const [isLocked, setLocked] = useState(false)
  const [isCommon, setCommon] = useState(false)
  const look = (event: KeyboardEvent<HTMLInputElement>) => setLocked(event.getModifierState('CapsLock'))
  const weigh = ({ currentTarget }: InputEvent<HTMLInputElement>) =>
    setCommon(props.autoComplete === 'new-password' && isCommonPassword(currentTarget.value))
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="off"
      spellCheck={false}
      maxLength={256}
      warning={isLocked ? t.capsLock : isCommon ? t.commonPassword : undefined}
      onInput={weigh}
      onKeyDown={look}
      onKeyUp={look}
      aside={
        <button
          type="button"
          className="btn btn-s btn-t"
          aria-label={`${isShown ? t.hidePassword : t.showPassword}: ${String(props.label)}`}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? t.hidePassword : t.showPassword}
        </button>
      }
    />
  )
}
