import { Link } from '@tanstack/react-router'
import { adminSessionHours, customerSessionDays } from '#shared/domain/session-lifetimes.ts'
import { loggedOutMark } from '#web/features/account/log-out.ts'
import { guestCartKey } from '#web/features/cart/guest-cart.ts'
import { sessionKeys } from '#web/features/checkout/session-keys.ts'
import { InfoTable } from '../info-parts.tsx'
import type { InfoWriter } from '../info-text.ts'

export const cookies: InfoWriter = ({ shop }) => ({
  title: 'Cookie e dati nel browser',
  description: `I cookie che usa il sito di ${shop.name}: solo quelli tecnici, senza profilazione.`,
  lead: 'Usiamo solo cookie tecnici: servono a far funzionare il sito e non ti seguono altrove. Per questo non trovi un banner.',
  sections: [
    {
      id: 'cookie',
      title: 'I cookie che usiamo',
      body: (
        <>
          <InfoTable
            caption="Cookie"
            head={['Nome', 'A che cosa serve', 'Quando', 'Durata']}
            rows={[
              ['lang', 'Ricorda la lingua che hai scelto.', 'Quando scegli la lingua', '1 anno'],
              [
                'sid',
                'Ti tiene collegato al tuo account.',
                'Quando accedi',
                `${customerSessionDays.idle} giorni senza visite, al massimo ${customerSessionDays.longest}; finisce quando esci`,
              ],
              [
                'signed_in',
                'Dice alla pagina che c’è un accesso, senza dire di chi: così non lo chiede a ogni visita.',
                'Quando accedi',
                `fino all’uscita, al massimo ${customerSessionDays.longest} giorni`,
              ],
              [
                'verifica',
                'Ricorda il link di conferma dell’e-mail che hai aperto, per completarlo quando accedi.',
                'Quando apri il link senza aver fatto l’accesso',
                'Un’ora, o fino all’accesso',
              ],
              [
                'adm',
                'Tiene collegato chi gestisce il negozio.',
                'Quando il gestore accede',
                `${adminSessionHours} ore`,
              ],
            ]}
          />
          <p>
            Sono tutti nostri. Quando il sito usa una connessione protetta, i nomi di <i>sid</i> e <i>adm</i> cominciano
            con <i>__Host-</i>.
          </p>
        </>
      ),
    },
    {
      id: 'memoria',
      title: 'Che cosa resta nel tuo browser',
      body: (
        <>
          <p>
            Questi dati non ci vengono inviati da soli: restano sul tuo dispositivo e li puoi cancellare quando vuoi.
          </p>
          <InfoTable
            caption="Memoria del browser"
            head={['Nome', 'A che cosa serve', 'Durata']}
            rows={[
              [guestCartKey, 'Il carrello di chi non ha fatto l’accesso.', 'Finché non lo svuoti o ordini'],
              [
                sessionKeys.draft,
                'Quello che hai scritto nel checkout, mai il codice fiscale.',
                'Fino all’ordine o alla chiusura della scheda',
              ],
              [
                sessionKeys.attempt,
                'Fa sì che un ordine inviato due volte resti uno solo.',
                'Fino alla conferma dell’ordine o alla chiusura della scheda',
              ],
              [
                sessionKeys.wallet,
                'Il pagamento con PayPal in corso, se ricarichi la pagina.',
                'Fino all’ordine o alla chiusura della scheda',
              ],
              [
                sessionKeys.walletAttempt,
                'Fa sì che un pagamento avviato due volte resti uno solo.',
                'Fino all’ordine o alla chiusura della scheda',
              ],
              [
                sessionKeys.lastOrder,
                'La conferma dell’ultimo ordine, se ricarichi la pagina.',
                'Fino alla chiusura della scheda',
              ],
              [loggedOutMark, 'Dice alla pagina che si riapre che sei appena uscito dall’account.', 'Un istante'],
              [
                'tsr-scroll-restoration-v1_3',
                'Ti riporta al punto della pagina in cui eri.',
                'Fino alla chiusura della scheda',
              ],
            ]}
          />
        </>
      ),
    },
    {
      id: 'altri',
      title: 'Contenuti di altri',
      body: (
        <p>
          La mappa (OpenStreetMap) e le foto di Instagram si caricano solo dopo che le hai chieste con un clic
          {shop.walletOffered && '; il modulo di PayPal solo se scegli PayPal nel checkout'}. Da quel momento chi le
          fornisce riceve il tuo indirizzo IP e può usare cookie suoi. Senza il tuo clic, nessun altro sito viene
          contattato.
        </p>
      ),
    },
    {
      id: 'scelte',
      title: 'Le tue scelte',
      body: (
        <p>
          Puoi bloccare o cancellare tutto dalle impostazioni del browser. Il sito funziona lo stesso: il carrello dura
          finché resti sulla pagina e la lingua torna italiana. Non usiamo statistiche di terzi né pubblicità. Come
          trattiamo i dati è nell’<Link to="/privacy">informativa sulla privacy</Link>.
        </p>
      ),
    },
  ],
})
