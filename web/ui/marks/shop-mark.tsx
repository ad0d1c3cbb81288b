import { imageFacts } from '#shared/domain/platform/goods/image-name.ts'
import { useShop } from '#web/i18n/shop-query.ts'
import { ChainringMark } from './chainring-mark.tsx'

interface Props {
  className?: string
  hasCrank?: boolean
}

/** The shop's logo, or the mark that it comes with. The name beside it says it all. */
export function ShopMark(props: Props) {
  const { logo } = useShop().appearance
  if (!logo) return <ChainringMark {...props} />
  const { width, height } = imageFacts(logo)
  return (
    <img className={`shop-mark ${props.className ?? ''}`} src={`${logo}?w=320`} alt="" width={width} height={height} />
  )
}
