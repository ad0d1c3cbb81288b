import { Link } from '@tanstack/react-router'
import { latestDeliveryDays, legalWithdrawalDays, refundDays } from '#shared/domain/consumer-rights.ts'
import { InfoTable } from '../info-parts.tsx'
import type { InfoWriter } from '../info-text.ts'

export const delivery: InfoWriter = ({ shop, euro, address }) => {
  const { flatFeeCents, freeOverCents, deliveryDays } = shop.shipping
  return {
    title: 'Spedizioni e resi',
    description: `Quanto costa la spedizione, quando arriva e come si restituisce un articolo a ${shop.name}.`,
    lead: 'Quanto costa, quanto ci vuole e che cosa fare se un articolo non va.',
    sections: [
      {
        id: 'costi',
        title: 'Quanto costa',
        body: (
          <>
            {freeOverCents === null ? (
              <p>Ogni spedizione costa {euro(flatFeeCents)}.</p>
            ) : (
              <>
                <p>
                  Spedizione gratuita per ordini superiori a {euro(freeOverCents)}. Fino a {euro(freeOverCents)}:{' '}
                  {euro(flatFeeCents)}.
                </p>
                <InfoTable
                  caption="Costo della spedizione per ordine"
                  head={['Valore degli articoli', 'Spedizione']}
                  rows={[
                    [`Fino a ${euro(freeOverCents)}`, euro(flatFeeCents)],
                    [`Da ${euro(freeOverCents + 1)}`, 'Gratuita'],
                  ]}
                />
              </>
            )}
            <p>
              Conta il totale degli articoli, IVA inclusa. Se poi restituisci una parte dell’ordine, la spedizione resta
              quella che avevi: non ti chiediamo la differenza.
            </p>
          </>
        ),
      },
      {
        id: 'tempi',
        title: 'Quando arriva',
        body: (
          <p>
            In {deliveryDays} giorni lavorativi da quando riceviamo il pagamento, e comunque entro {latestDeliveryDays}{' '}
            giorni dall’ordine. Quando il pacco parte ti scriviamo con il codice per seguirlo. Le biciclette passano
            prima dal banco dell’officina.
          </p>
        ),
      },
      {
        id: 'dove',
        title: 'Dove consegniamo',
        body: <p>Solo in Italia, isole comprese, con corriere e all’indirizzo che scrivi nell’ordine.</p>,
      },
      {
        id: 'pacco-rovinato',
        title: 'Se il pacco arriva rovinato',
        body: (
          <p>
            Scrivilo sulla ricevuta del corriere, fai una foto e mandacela a{' '}
            <a href={`mailto:${shop.email}`}>{shop.email}</a>. Finché il pacco non è nelle tue mani il rischio è nostro:
            ci pensiamo noi.
          </p>
        ),
      },
      {
        id: 'resi',
        title: 'Resi',
        body: (
          <>
            <p>
              Per legge puoi recedere entro {legalWithdrawalDays} giorni dalla consegna, senza dire perché.
              {shop.returnDays > legalWithdrawalDays &&
                ` In più, da noi i resi sono gratuiti entro ${shop.returnDays} giorni dalla consegna.`}
            </p>
            <ol>
              <li>
                Comunicaci la decisione: vedi <Link to="/recesso">Recedere dal contratto</Link>.
              </li>
              <li>Ti mandiamo l’etichetta del corriere già pagata. Il ritorno non ti costa nulla.</li>
              <li>Rimetti l’articolo nel suo imballo, o in uno altrettanto robusto, e consegnalo al corriere.</li>
            </ol>
            <p>
              Ti rimborsiamo entro {refundDays} giorni dalla tua comunicazione con lo stesso mezzo con cui hai pagato,
              compresa la spedizione standard che avevi pagato. Possiamo aspettare di aver ricevuto l’articolo, o la
              prova che l’hai spedito.
            </p>
            <p>
              Puoi provare l’articolo come faresti in negozio. Se lo usi di più e perde valore, quella perdita è a tuo
              carico. Puoi anche riportarlo in negozio: {address}.
            </p>
          </>
        ),
      },
      {
        id: 'taglia',
        title: 'Cambio di taglia',
        body: (
          <p>
            Restituisci l’articolo come sopra e ordina la taglia giusta: così è subito da parte per te. Se hai dubbi,
            chiamaci prima di ordinare al <a href={`tel:${shop.phone.replaceAll(' ', '')}`}>{shop.phone}</a>.
          </p>
        ),
      },
      {
        id: 'eccezioni',
        title: 'Che cosa non si può restituire',
        body: (
          <p>
            Gli articoli fatti su misura per te e quelli sigillati che, una volta aperti, non si possono restituire per
            ragioni di igiene. Quando è così, è scritto nella pagina del prodotto.
          </p>
        ),
      },
    ],
  }
}
