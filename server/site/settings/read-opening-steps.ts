import { hasProducts } from '#server/catalog/products/product-repository.ts'
import { deliversMail } from '#server/messages/mail/mail-delivery.ts'
import { readSetting, type SettingKind } from '#server/platform/settings/save-setting.ts'
import { findSetting } from '#server/platform/settings/setting-repository.ts'
import type { Shop } from '#server/platform/shop-config.ts'
import { findShippingRules } from '#server/pricing/shipping/shipping-rules-repository.ts'
import type { Deps } from '#server/site/deps/deps.ts'
import type { OpeningMarks, OpeningStep } from '#shared/contract/platform/opening-steps.ts'
import { formatEuro } from '#shared/domain/platform/money.ts'
import { isReady, takesTransfers } from '#shared/domain/platform/shop/shop-readiness.ts'

export const openingKind: SettingKind<OpeningMarks> = {
  key: 'opening',
  viewOf: ({ opening }) => opening,
  partOf: (opening) => ({ opening }),
}

type Parts = Pick<Deps, 'database' | 'shop' | 'config' | 'mailer' | 'wallet' | 'catalog'>

export async function readOpeningSteps(deps: Parts) {
  const { config, database, shop } = deps
  const { version, value: marks } = await readSetting(database.db, openingKind, shop)
  const all = config.isDemo || marks.isHidden ? [] : await stepsOf(deps, marks)
  const steps = all.every(({ state }) => state === 'done') ? [] : all
  return { version, marks, steps, takesTransfers: takesTransfers(shop) }
}

async function stepsOf(
  { database: { db }, shop, wallet, ...deps }: Parts,
  marks: OpeningMarks,
): Promise<OpeningStep[]> {
  const isOwn = isReady(shop)
  // Of a shop that has its own SHOP_CONFIG the hours are its own too.
  const isConfigured = isOwn && (await findSetting(db, 'facts')) === undefined
  const hasHours = isConfigured || (await findSetting(db, 'hours')) !== undefined
  const hasIban = shop.bank.iban !== ''
  const isConfirmed = (id: OpeningMarks['confirmed'][number]) => marks.confirmed.includes(id)
  const hasServer = deliversMail(deps)
  const hasProduct = await hasProducts(db)
  const hasRules = (await findShippingRules(db)) !== undefined
  return [
    {
      id: 'facts',
      ...(isOwn
        ? done(placeOf(shop))
        : missing(
            'Finché non lo scrivi le pagine dicono «Negozio in preparazione» e nessuno può ordinare con bonifico',
          )),
    },
    {
      id: 'hours',
      ...(hasHours ? done('Orari e chiusure') : missing('Il sito non dice quando sei aperto')),
    },
    {
      id: 'bank',
      ...(hasIban ? done(shop.bank.bankName) : missing('Senza il tuo IBAN nessuno può pagarti con un bonifico')),
    },
    {
      id: 'mail',
      ...(!hasServer
        ? { state: 'fails', note: 'Manca la casella da cui spedire: conferme e ricevute non partono' }
        : isConfirmed('mail')
          ? done('La prova è arrivata')
          : toConfirm('Manda una prova e guarda se arriva')),
    },
    { id: 'wallet', ...walletState(wallet?.environment, isConfirmed('wallet')) },
    {
      id: 'guarantee',
      ...(isConfirmed('guarantee')
        ? done('Letto')
        : toConfirm('L’avviso della garanzia legale è a un clic da ogni prodotto')),
    },
    {
      id: 'texts',
      ...(isConfirmed('texts')
        ? done('Riletti')
        : toConfirm(
            isOwn
              ? 'Condizioni, recesso e privacy sono già scritti con i tuoi dati'
              : 'Prendono i tuoi dati: scrivi prima quelli',
          )),
    },
    { id: 'delivery', ...deliveryState(shop, hasRules || isConfirmed('delivery')) },
    {
      id: 'product',
      ...(hasProduct ? done('Ce n’è almeno uno') : missing('Ne basta uno, anche senza foto')),
    },
  ]
}

type State = Pick<OpeningStep, 'state' | 'note'>
const done = (note: string): State => ({ state: 'done', note })
const missing = (note: string): State => ({ state: 'missing', note })
const toConfirm = (note: string): State => ({ state: 'to_confirm', note })

const placeOf = ({ name, address }: Shop) => `${name}, ${address.city} (${address.province})`

function walletState(environment: 'sandbox' | 'production' | undefined, isDeclined: boolean): State {
  if (environment === 'production') return done('Collegato')
  if (environment === 'sandbox') return { state: 'trial', note: 'Collegato in prova: chi paga adesso non paga davvero' }
  return isDeclined
    ? done('Non è collegato: si paga solo con bonifico')
    : missing('Non è collegato: si paga solo con bonifico')
}

function deliveryState({ shipping }: Shop, isOwn: boolean): State {
  const { fees, freeOverCents } = shipping.rates.parcel
  const free = freeOverCents === null ? '' : `, gratis sopra i ${formatEuro(freeOverCents)}`
  const note = `Un pacco costa ${formatEuro(fees.mainland ?? 0)}${free}`
  return isOwn ? done(note) : { state: 'to_confirm', note }
}
