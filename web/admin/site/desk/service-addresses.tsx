import { CircleCheck } from 'lucide-react'
import { useId, useState } from 'react'
import { type Language, languages } from '#shared/domain/platform/language.ts'
import { AddressTrial } from '#web/admin/accounts/integrations/address-trial.tsx'
import type { ServiceAddress } from '#web/extensions/desk-row.ts'
import { laterDeskRows } from '#web/extensions/desk-rows.ts'
import { Badge } from '#web/ui/badge.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'

const sitemap: ServiceAddress = {
  order: 6,
  name: 'Mappa del sito',
  what: 'L’elenco delle pagine, per i motori di ricerca. Lo chiedono Google Search Console e Bing Webmaster Tools.',
  pathIn: () => '/sitemap.xml',
}

const languageNames: Record<Language, string> = { it: 'italiano', en: 'inglese' }

/** The addresses that services read: those of the extensions, and the map of the site. */
export function ServiceAddresses() {
  const lists = laterDeskRows('addresses').flat()
  const addresses = [...lists, sitemap].toSorted((a, b) => a.order - b.order)
  return (
    <section className="stack" aria-labelledby="services">
      <h3 id="services">Chi legge i tuoi articoli</h3>
      {lists.length > 0 && (
        <p className="small muted">
          Articoli attivi, con un prezzo e una foto propria: prezzi e pezzi sono quelli del momento.
        </p>
      )}
      <ul className="integration-list">
        {addresses.map((service) => (
          <li key={service.name} className="integration-endpoint">
            <Service {...service} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Service({ name, what, pathIn, request, part: Part, sign: Sign = Answers }: ServiceAddress) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const all = addressesOf(pathIn)
  return (
    <>
      <div className="service-line">
        <div className="grow">
          <h4>{name}</h4>
          <p className="small muted">{what}</p>
          {Part && <Part />}
        </div>
        <Sign />
        <button
          type="button"
          className="btn btn-small"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          Prova e copia<span className="sr-only">, {name}</span>
        </button>
      </div>
      <ul className="admin-feeds small" id={id} hidden={!isOpen}>
        {all.map(({ language, path }) => (
          <li key={path} className="wraps">
            {request ? (
              <span>
                {location.origin}
                {path}
              </span>
            ) : (
              <a href={path} target="_blank" rel="noreferrer">
                {location.origin}
                {path}
                <span className="sr-only">, si apre in un’altra scheda</span>
              </a>
            )}
            <span className="row wraps">
              <AddressTrial
                path={path}
                name={`${name}${language ? `, ${languageNames[language]}` : ''}`}
                {...(request && { request })}
              />
              <CopyButton
                text={`${location.origin}${path}`}
                label={`Copia l’indirizzo: ${name}${language ? `, ${languageNames[language]}` : ''}`}
              />
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

const Answers = () => (
  <Badge tone="ok" icon={CircleCheck}>
    Acceso
  </Badge>
)

/** One where both languages have the same. */
function addressesOf(pathIn: (language: Language) => string): { language: Language | undefined; path: string }[] {
  const all = languages.map((language) => ({ language, path: pathIn(language) }))
  const [first, ...rest] = all
  return first && rest.every(({ path }) => path === first.path) ? [{ ...first, language: undefined }] : all
}
