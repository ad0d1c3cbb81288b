import { Link } from '@tanstack/react-router'
import type { WithdrawalTexts } from './withdrawal-texts.ts'

interface Props {
  orderNumber: string
  accessKey: string | undefined
  texts: WithdrawalTexts
}

/** An order can be returned or exchanged as well as withdrawn from. */
export function SendBackLink({ orderNumber, accessKey, texts: t }: Props) {
  return (
    <p className="below-20">
      {t.orReturn}{' '}
      <Link className="link" to="/ordine/$orderNumber/reso" params={{ orderNumber }} search={{ k: accessKey }}>
        {t.orReturnLink}
      </Link>
    </p>
  )
}
