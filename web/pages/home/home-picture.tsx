import { type HomePictureName, homePictureFacts, homePictureSet, urlOf } from './home-pictures.ts'

interface Props {
  name: HomePictureName
  alt: string
  sizes: string
  className?: string
  eager?: boolean
}

export function HomePicture({ name, alt, sizes, className = '', eager = false }: Props) {
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
