import { useEffect, useId, useRef } from 'react'
import { useTexts } from '#web/i18n/i18n.tsx'

interface Props {
  errors: readonly { /** Id of the control. */ id: string; message: string }[]
  attempt: number
  general?: string | undefined
  /** In a long form: the focus goes on to the first wrong field. */
  leadsToField?: boolean
}

export function ErrorSummary({ errors, attempt, general, leadsToField = false }: Props) {
  const t = useTexts().ui
  const box = useRef<HTMLElement>(null)
  const title = useId()
  const isShown = attempt > 0 && (errors.length > 0 || general !== undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refused submit moves the focus, corrections do not
  useEffect(() => {
    const field = leadsToField && errors[0] ? document.getElementById(errors[0].id) : null
    if (isShown) (field ?? box.current)?.focus()
  }, [attempt])
  if (!isShown) return null
  return (
    <section className="error-summary" ref={box} tabIndex={-1} aria-labelledby={title}>
      <h3 id={title}>{t.problemTitle}</h3>
      {general && <p>{general}</p>}
      <ul>
        {errors.map((error) => (
          <li key={error.id}>
            <a
              href={`#${error.id}`}
              onClick={(event) => {
                // An address of its own would open or close layers.
                event.preventDefault()
                document.getElementById(error.id)?.focus()
              }}
            >
              {error.message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
