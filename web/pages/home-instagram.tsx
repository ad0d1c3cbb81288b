import { ExternalLink } from 'lucide-react'
import { useShop } from '#web/shop-query.ts'
import { HomePicture } from './home-picture.tsx'
import type { HomePictureName } from './home-pictures.ts'
import { homeTexts } from './home-texts.ts'

const photos = [
  ['mozzo', 'hub'],
  ['usata-blu', 'blueBicycle'],
  ['piega', 'handlebar'],
  ['salita', 'climb'],
  ['citta-mossa', 'city'],
  ['usata-olanda', 'dutch'],
] as const satisfies readonly (readonly [HomePictureName, string])[]

/** The shop's own pictures and a plain link: nothing comes from Instagram before a click. */
export function HomeInstagram() {
  const t = homeTexts.useChunk()
  const { social } = useShop()
  if (!social.instagram) return null
  const profile = `@${new URL(social.instagram).pathname.replaceAll('/', '')}`
  return (
    <section className="ig" aria-labelledby="home-instagram">
      <div className="ig-t">
        <div>
          <h2 id="home-instagram">{t.instagram}</h2>
          <p className="small mt-2">{t.instagramText}</p>
        </div>
        <a className="btn btn-s" href={social.instagram} target="_blank" rel="noopener">
          <ExternalLink className="i i-s" aria-hidden="true" /> {t.openInstagram(profile)}
          <span className="vh">({t.newWindow})</span>
        </a>
      </div>
      {photos.map(([name, text]) => (
        <HomePicture
          key={name}
          name={name}
          alt={t.photos[text]}
          sizes="(max-width: 767px) 33vw, 16vw"
          className={`ph-1 ${name === 'usata-olanda' ? 'only-m' : ''}`}
        />
      ))}
    </section>
  )
}
