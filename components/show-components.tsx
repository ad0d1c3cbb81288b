import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { Language } from '#shared/domain/platform/language.ts'
import { I18nProvider, loadDictionary } from '#web/i18n/i18n.tsx'
import { ApiProvider, createApi } from '#web/platform/api.ts'
import { createQueryClient } from '#web/query-client.ts'
import '#web/styles/shop.css'
import sample from '../shop.config.json' with { type: 'json' }
import type { Show } from './show.ts'

const files = import.meta.glob<{ shows: readonly Show[] }>('./*.show.tsx', { eager: true })
const chapters = Object.entries(files).map(([path, { shows }]) => ({
  title: path.replace(/^\.\/|\.show\.tsx$/g, ''),
  shows,
}))
const queries = createQueryClient()
// As its file says it: there is no shop that answers.
queries.setQueryData(['shop'], { ...sample, isReady: true })
const languages = ['it', 'en'] as const

function Shop({ language, children }: { language: Language; children: ReactNode }) {
  const [texts, setTexts] = useState<Awaited<ReturnType<typeof loadDictionary>>>()
  useEffect(() => {
    document.documentElement.lang = language
    void loadDictionary(language).then(setTexts)
  }, [language])
  if (!texts) return null
  return (
    <ApiProvider value={createApi(fetch.bind(window), language, () => undefined)}>
      <QueryClientProvider client={queries}>
        <I18nProvider value={{ language, texts }}>{children}</I18nProvider>
      </QueryClientProvider>
    </ApiProvider>
  )
}

/** Every component of `web/ui` that stands alone, in its states, with the shop's own styles. */
function Components() {
  const [language, setLanguage] = useState<Language>('it')
  return (
    <Shop key={language} language={language}>
      <main className="wrap column spaced-16">
        <h1>Components</h1>
        <p className="row wraps spaced-8">
          {languages.map((one) => (
            <button
              key={one}
              type="button"
              className="btn btn-small"
              aria-pressed={one === language}
              onClick={() => setLanguage(one)}
            >
              {one}
            </button>
          ))}
        </p>
        {chapters.map(({ title, shows }) => (
          <section key={title} className="column spaced-16" aria-label={title}>
            <h2>{title}</h2>
            {shows.map(({ name, Part }) => (
              <section key={name} aria-label={name}>
                <h3>{name}</h3>
                <div className="above-12">
                  <Part />
                </div>
              </section>
            ))}
          </section>
        ))}
      </main>
    </Shop>
  )
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<Components />)
