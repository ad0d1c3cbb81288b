import { X } from 'lucide-react'
import { useState } from 'react'
import { browserStorage } from '#web/platform/browser-storage.ts'
import { useLanguageLinks } from './use-language-links.ts'
import '#web/styles/later.css'

const key = 'pedivella.englishHint'

function isDismissed(): boolean {
  try {
    return browserStorage('localStorage')?.getItem(key) === 'off'
  } catch {
    return false
  }
}

function dismiss(): void {
  try {
    browserStorage('localStorage')?.setItem(key, 'off')
  } catch {
    // Full or blocked: it comes back with the next page.
  }
}

/** One line below everything, so that nothing moves. */
export function EnglishHint() {
  const [isOff, setOff] = useState(isDismissed)
  const english = useLanguageLinks().find((one) => one.language === 'en')
  if (isOff || !english) return null
  return (
    <aside className="english-hint row spaced-16 small" lang="en" aria-label="Language">
      <span>This shop speaks English too.</span>
      <a {...english.link}>See this page in English</a>
      <button
        type="button"
        className="btn btn-icon"
        aria-label="Close"
        onClick={() => {
          dismiss()
          setOff(true)
        }}
      >
        <X className="icon icon-s" aria-hidden="true" />
      </button>
    </aside>
  )
}
