import { Link } from '@tanstack/react-router'
import type { WithdrawalTexts } from './withdrawal-texts.ts'

interface Props {
  orderNumber: string
  accessKey: string | undefined
  texts: WithdrawalTexts
}

/** Who has an order to look at can do more than withdraw from it. */
export function OrReturn({ orderNumber, accessKey, texts: t }: Props) {
  return (
    <p className="below-20">
      {t.orReturn}{' '}
      <Link className="link" to="/ordine/$orderNumber/reso" params={{ orderNumber }} search={{ k: accessKey }}>
        {t.orReturnLink}
      </Link>
    </p>
  )
}
