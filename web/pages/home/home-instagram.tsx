import { useSuspenseQuery } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import { useShop } from '#web/i18n/shop-query.ts'
import { useApi } from '#web/platform/api.ts'
import { Picture } from '#web/ui/picture.tsx'
import { heroQuery } from './hero-query.ts'
import { useHomeTexts } from './home-texts.ts'

export function HomeInstagram() {
  const t = useHomeTexts()
  const { social } = useShop()
  const { closeUps } = useSuspenseQuery(heroQuery(useApi())).data
  if (!social.instagram) return null
  const profile = `@${new URL(social.instagram).pathname.replaceAll('/', '')}`
  return (
    <section
      className="instagram grid"
      aria-labelledby="home-instagram"
      style={closeUps.length === 0 ? { gridTemplateColumns: '1fr' } : undefined}
    >
      <div className="instagram-text flex row-between spaced-16">
        <div>
          <h2 className="text-xl" id="home-instagram">
            {t.instagram}
          </h2>
          <p className="small above-8">{t.instagramText}</p>
        </div>
        <a className="btn btn-small" href={social.instagram} target="_blank" rel="noopener">
          <ExternalLink className="icon icon-s" aria-hidden="true" /> {t.openInstagram(profile)}
          <span className="sr-only">({t.newWindow})</span>
        </a>
      </div>
      {closeUps.map(({ url, name }, at) => (
        <Picture
          key={url}
          url={url}
          alt={t.closeUp(name)}
          sizes="(max-width: 767px) 33vw, 16vw"
          ratio="square"
          className={at === 5 ? 'only-phone' : ''}
        />
      ))}
    </section>
  )
}
