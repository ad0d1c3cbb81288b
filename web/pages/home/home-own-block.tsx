import { Picture } from '#web/ui/picture.tsx'
import { useHome } from './home-texts.ts'

/** A text with a picture that the shop's owner has written. */
export function HomeOwnText({ id }: { id: string }) {
  const own = useHome().own.find((one) => one.id === id)
  if (!own || !(own.title || own.text || own.picture)) return null
  const { title, text, picture, alt, isItalian } = own
  return (
    <section
      className={`section wrap home-own grid ${picture ? 'has-picture' : ''}`}
      lang={isItalian ? 'it' : undefined}
      {...(title && { 'aria-labelledby': `home-${id}` })}
    >
      <div>
        {title && <h2 id={`home-${id}`}>{title}</h2>}
        {text.split(/\n\s*\n/).map((paragraph, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of one text have no other name
          <p key={at} className="above-12 pre-line">
            {paragraph}
          </p>
        ))}
      </div>
      {picture && <Picture url={picture} alt={alt} sizes="(max-width: 767px) 100vw, 50vw" />}
    </section>
  )
}
