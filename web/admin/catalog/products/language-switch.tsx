import { useId } from 'react'

const names = { it: 'Italiano', en: 'English' } as const

interface Props {
  language: 'it' | 'en'
  /** What English lacks. */
  state: string | undefined
  onChange(language: 'it' | 'en'): void
}

/** The language of all texts of a form. */
export function LanguageSwitch({ language, state, onChange }: Props) {
  const group = useId()
  return (
    <div className="row wraps spaced-8">
      <span className="small bold language-state" role="status">
        {state}
      </span>
      <div className="admin-switch" role="radiogroup" aria-label="Lingua dei testi">
        {(['it', 'en'] as const).map((one) => (
          <label key={one} lang={one}>
            <input
              className="sr-only"
              type="radio"
              name={group}
              checked={one === language}
              onChange={() => onChange(one)}
            />
            {names[one]}
          </label>
        ))}
      </div>
    </div>
  )
}
