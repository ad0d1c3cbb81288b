import { daysInWords } from '#shared/domain/platform/delivery/delivery-promise.ts'
import type { DeliveryZone } from '#shared/domain/platform/delivery/delivery-zones.ts'
import { clockTime } from '#shared/domain/platform/hours/clock-time.ts'
import {
  daysToReturn,
  latestDeliveryDays,
  legalWithdrawalDays,
  refundDays,
} from '#shared/domain/platform/shop/consumer-rights.ts'
import type { InfoWriter } from './info-text.ts'
import { goesEverywhere, otherWays, shippingPrices } from './shipping-prices-text.ts'
import { wayBack } from './way-back.ts'

export const delivery: InfoWriter = ({ shop, euro, address, mail }) => {
  const days = daysToReturn(shop)
  const isFree = shop.returnPaidBy === 'shop'
  const { cutOff } = shop.shipping
  const time = clockTime(cutOff)
  const daysTo = (zone: DeliveryZone) => daysInWords(shop.shipping, zone)

  return {
    title: ['Spedizioni e resi', 'Shipping and returns'],
    description: [
      `Quanto costa la spedizione, quando arriva e come si restituisce un articolo a ${shop.name}.`,
      `What shipping costs, when your order arrives and how to return an item to ${shop.name}.`,
    ],
    lead: [
      'Quanto costa, quanto ci vuole e che cosa fare se un articolo non va.',
      'What it costs, how long it takes, and what to do if an item is not right.',
    ],
    sections: [
      {
        id: 'costi',
        title: ['Quanto costa', 'What it costs'],
        body: [
          ...shippingPrices(shop, euro),
          ...otherWays(shop, euro),
          [
            'Conta il totale degli articoli, IVA inclusa. Se poi restituisci una parte dell’ordine, la spedizione resta quella che avevi: non ti chiediamo la differenza.',
            'What counts is the total of the items, VAT included. If you later return part of the order, the shipping cost stays as it was: we do not ask you for the difference.',
          ],
        ],
      },
      {
        id: 'tempi',
        title: ['Quando arriva', 'When it arrives'],
        body: [
          [
            `Il giorno è scritto accanto al prodotto, nel carrello e alla cassa, e quando paghi lo promettiamo: te lo confermiamo per e-mail. Conta il pagamento ricevuto entro le ${time} di un giorno in cui siamo aperti. Le biciclette passano prima dal banco dell’officina. La domenica, nei festivi e quando siamo chiusi non arriva nulla.`,
            `The day is shown beside the product, in the cart and at checkout, and once you pay it is a promise: we confirm it by email. What counts is payment received by ${time} on a day we are open. Bikes go over the workbench first. Nothing arrives on Sundays, on holidays or while we are closed.`,
          ],
          {
            table: ['Giorni lavorativi dal pagamento', 'Working days from payment'],
            head: [
              ['Dove', 'Where'],
              ['Giorni lavorativi', 'Working days'],
            ],
            rows: [
              [['Italia continentale', 'Mainland Italy'], daysTo('mainland')],
              [['Sicilia e Sardegna', 'Sicily and Sardinia'], daysTo('islands')],
              [['Isole minori, Venezia, Livigno', 'Smaller islands, Venice, Livigno'], daysTo('remote')],
            ],
          },
          [
            `Comunque entro ${latestDeliveryDays} giorni dall’ordine. Quando il pacco parte ti scriviamo con il codice per seguirlo.`,
            `In any case within ${latestDeliveryDays} days of the order. When the parcel leaves we send you the tracking number.`,
          ],
        ],
      },
      {
        id: 'dove',
        title: ['Dove consegniamo', 'Where we deliver'],
        body: [
          goesEverywhere(shop)
            ? [
                'Solo in Italia, isole comprese, con corriere e all’indirizzo che scrivi nell’ordine.',
                'In Italy only, islands included, by courier to the address you give when ordering.',
              ]
            : [
                'Solo in Italia, con corriere e all’indirizzo che scrivi nell’ordine, dove la tabella qui sopra ha un prezzo.',
                'In Italy only, by courier to the address you give when ordering, wherever the table above has a price.',
              ],
        ],
      },
      {
        id: 'pacco-rovinato',
        title: ['Se il pacco arriva rovinato', 'If the parcel arrives damaged'],
        body: [
          [
            `Scrivilo sulla ricevuta del corriere, fai una foto e mandacela a ${mail()}. Finché il pacco non è nelle tue mani il rischio è nostro: ci pensiamo noi.`,
            `Note it on the courier’s receipt, take a photo and send it to ${mail()}. Until the parcel is in your hands the risk is ours: we take care of it.`,
          ],
        ],
      },
      {
        id: 'resi',
        title: ['Resi', 'Returns'],
        body: [
          [
            `Per legge puoi recedere entro ${legalWithdrawalDays} giorni dalla consegna, senza dire perché.${days > legalWithdrawalDays ? ` In più, da noi ${isFree ? 'i resi sono gratuiti' : 'puoi rendere gli articoli'} entro ${days} giorni dalla consegna.` : ''}`,
            `By law you can withdraw within ${legalWithdrawalDays} days of delivery, without saying why.${days > legalWithdrawalDays ? ` On top of that, we give you ${isFree ? 'free ' : ''}returns within ${days} days of delivery.` : ''}`,
          ],
          {
            ol: [
              [
                'Comunicaci la decisione: vedi [Recedere dal contratto](/recesso).',
                'Tell us your decision: see [Withdraw from contract](/recesso).',
              ],
              ...wayBack(shop),
              [
                'Rimetti l’articolo nel suo imballo, o in uno altrettanto robusto, e consegnalo al corriere.',
                'Put the item back in its box, or one just as sturdy, and hand it to the courier.',
              ],
            ],
          },
          [
            `Ti rimborsiamo entro ${refundDays} giorni dalla tua comunicazione con lo stesso mezzo con cui hai pagato, compresa la spedizione standard che avevi pagato. Possiamo aspettare di aver ricevuto l’articolo, o la prova che l’hai spedito.`,
            `We refund you within ${refundDays} days of your notice, by the same means you paid with, including the standard shipping you paid for. We may wait until we have the item back, or proof that you have sent it.`,
          ],
          [
            `Puoi provare l’articolo come faresti in negozio. Se lo usi di più e perde valore, quella perdita è a tuo carico. Puoi anche riportarlo in negozio: ${address}.`,
            `You can try the item as you would in the shop. If you use it more than that and it loses value, that loss is yours. You can also bring it back to the shop: ${address}.`,
          ],
        ],
      },
      {
        id: 'taglia',
        title: ['Cambio di taglia', 'Another size'],
        body: [
          [
            'Apri il reso dalla pagina del tuo ordine, o da [Il mio account](/account), e scegli il cambio con un’altra taglia: la mettiamo da parte per te e parte quando ci arriva quella che rispedisci. Se la taglia che vuoi non c’è, restituisci l’articolo come sopra.',
            'Open a return from the page of your order, or from [My account](/account), and choose the exchange for another size: we set it aside for you and send it once yours is here. If the size you want isn’t there, return the item as above.',
          ],
        ],
      },
      {
        id: 'eccezioni',
        title: ['Che cosa non si può restituire', 'What cannot be returned'],
        body: [
          [
            'Gli articoli fatti su misura per te e quelli sigillati che, una volta aperti, non si possono restituire per ragioni di igiene. Quando è così, è scritto nella pagina del prodotto.',
            'Items made to measure for you, and sealed items that for reasons of hygiene cannot be returned once opened. Where that is the case, the product page says so.',
          ],
        ],
      },
    ],
  }
}
