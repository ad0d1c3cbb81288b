import { Pencil } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { User } from '#shared/contract/platform/user.ts'
import type { AccountTexts } from '#web/session/account-texts.ts'
import { ProfileForm } from './profile-form.tsx'

/** A successful save returns to reading. */
export function ProfileCard({ user, texts: t }: { user: User; texts: AccountTexts }) {
  const [isEditing, setEditing] = useState(false)
  const toggle = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(false)
  useEffect(() => {
    if (wasEditing.current && !isEditing) toggle.current?.focus()
    wasEditing.current = isEditing
  }, [isEditing])
  return (
    <section className="box" aria-labelledby="profile-title">
      <div className="box-head">
        <h2 id="profile-title">{t.profile}</h2>
        <button
          ref={toggle}
          type="button"
          className="btn btn-small"
          aria-label={isEditing ? undefined : t.editNamed}
          onClick={() => setEditing(!isEditing)}
        >
          {!isEditing && <Pencil className="icon icon-s" aria-hidden="true" />}
          {isEditing ? t.cancel : t.edit}
        </button>
      </div>
      {isEditing ? (
        <ProfileForm user={user} texts={t} onEnd={() => setEditing(false)} />
      ) : (
        <ProfileList user={user} texts={t} />
      )}
    </section>
  )
}

function ProfileList({ user, texts: t }: { user: User; texts: AccountTexts }) {
  const names = ['firstName', 'lastName', 'email', 'phone', 'address', 'city', 'postalCode'] as const
  return (
    <dl className="box-body facts">
      {names.map((name) => (
        <div key={name}>
          <dt>{t.labels[name]}</dt>
          <dd>{user[name] || <span className="hint">{t.none}</span>}</dd>
        </div>
      ))}
    </dl>
  )
}
