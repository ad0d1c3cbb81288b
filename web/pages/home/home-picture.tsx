import { Picture } from '#web/ui/picture.tsx'
import { type HomePictureName, homePictureFacts, homePictureSet, urlOf } from './home-pictures.ts'

interface Props {
  name: HomePictureName
  /** The owner's, in its place. */
  own?: string | undefined
  alt: string
  sizes: string
  className?: string
  eager?: boolean
}

export function HomePicture({ name, own, alt, sizes, className = '', eager = false }: Props) {
  if (own) return <Picture url={own} alt={alt} sizes={sizes} className={className} eager={eager} />
  return <ShippedPicture {...{ name, alt, sizes, className, eager }} />
}

function ShippedPicture({ name, alt, sizes, className, eager }: Omit<Props, 'own'>) {
  const { width, height, widths, focus } = homePictureFacts(name)
  return (
    <div className={`photo ${className}`}>
      <picture>
        <source type="image/avif" srcSet={homePictureSet(name, 'avif')} sizes={sizes} />
        <img
          src={urlOf(name, widths.at(-1) ?? width, 'webp')}
          srcSet={homePictureSet(name, 'webp')}
          sizes={sizes}
          alt={alt}
          width={width}
          height={height}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          decoding="async"
          style={focus ? { objectPosition: focus } : undefined}
        />
      </picture>
    </div>
  )
}
