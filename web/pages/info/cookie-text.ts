import { adminSessionHours, customerSessionDays } from '#shared/domain/platform/access/session-lifetimes.ts'
import { loggedOutMark } from '#web/accounts/log-out.ts'
import { bodyKey } from '#web/catalog/body-key.ts'
import { bikesKey } from '#web/catalog/compatibility/my-bikes.ts'
import { helpfulKey } from '#web/catalog/reviews/helpful-key.ts'
import { seenKey } from '#web/catalog/wish-list/seen-products.ts'
import { wishListKey } from '#web/catalog/wish-list/wish-list-key.ts'
import { giftCardAttemptKey } from '#web/orders/gift-cards/gift-card-attempt-key.ts'
import { sessionKeys } from '#web/orders/kept/session-keys.ts'
import { returnKeys } from '#web/orders/returns/return-keys.ts'
import { guestCartKind } from '#web/orders/visitor-cart/guest-cart.ts'
import type { InfoWriter } from './info-text.ts'

export const cookies: InfoWriter = ({ shop }) => ({
  title: ['Cookie e dati nel browser', 'Cookies and data in your browser'],
  description: [
    `I cookie che usa il sito di ${shop.name}: solo quelli tecnici, senza profilazione.`,
    `The cookies used by ${shop.name}: technical ones only, no profiling.`,
  ],
  lead: [
    'Usiamo solo cookie tecnici: servono a far funzionare il sito e non ti seguono altrove. Per questo non trovi un banner.',
    'We use technical cookies only: they make the site work and do not follow you elsewhere. That is why there is no banner.',
  ],
  sections: [
    {
      id: 'cookie',
      title: ['I cookie che usiamo', 'The cookies we use'],
      body: [
        {
          table: ['Cookie', 'Cookies'],
          head: [
            ['Nome', 'Name'],
            ['A che cosa serve', 'What it is for'],
            ['Quando', 'When'],
            ['Durata', 'Duration'],
          ],
          rows: [
            [
              'lang',
              ['Ricorda la lingua che hai scelto.', 'Remembers the language you chose.'],
              ['Quando scegli la lingua', 'When you choose the language'],
              ['1 anno', '1 year'],
            ],
            [
              'sid',
              ['Ti tiene collegato al tuo account.', 'Keeps you logged in to your account.'],
              ['Quando accedi', 'When you log in'],
              [
                `${customerSessionDays.idle} giorni senza visite, al massimo ${customerSessionDays.longest}; finisce quando esci`,
                `${customerSessionDays.idle} days without a visit, ${customerSessionDays.longest} at most; ends when you log out`,
              ],
            ],
            [
              'signed_in',
              [
                'Dice alla pagina che c’è un accesso, senza dire di chi: così non lo chiede a ogni visita.',
                'Tells the page that someone is logged in, not who, so that it does not have to ask at every visit.',
              ],
              ['Quando accedi', 'When you log in'],
              [
                `fino all’uscita, al massimo ${customerSessionDays.longest} giorni`,
                `Until you log out, ${customerSessionDays.longest} days at most`,
              ],
            ],
            [
              'verifica',
              [
                'Ricorda il link di conferma dell’e-mail che hai aperto, per completarlo quando accedi.',
                'Remembers the link that confirms your email address, to complete it when you log in.',
              ],
              ['Quando apri il link senza aver fatto l’accesso', 'When you open the link without being logged in'],
              ['Un’ora, o fino all’accesso', 'One hour, or until you log in'],
            ],
            [
              'buyer',
              [
                'Riconosce questo browser mentre paghi: quello che hai già prenotato resta tuo se ricominci.',
                'Recognises this browser while you pay: what you have reserved stays yours if you start again.',
              ],
              ['Quando inizi un pagamento con PayPal', 'When you start a PayPal payment'],
              ['1 giorno', '1 day'],
            ],
            [
              'adm',
              ['Tiene collegato chi gestisce il negozio.', 'Keeps the shop’s administrator logged in.'],
              ['Quando il gestore accede', 'When the administrator logs in'],
              [`${adminSessionHours} ore`, `${adminSessionHours} hours`],
            ],
          ],
        },
        [
          'Sono tutti nostri. Quando il sito usa una connessione protetta, i nomi di *sid*, *buyer* e *adm* cominciano con *__Host-*.',
          'They are all ours. On a secure connection the names of *sid*, *buyer* and *adm* begin with *__Host-*.',
        ],
      ],
    },
    {
      id: 'memoria',
      title: ['Che cosa resta nel tuo browser', 'What stays in your browser'],
      body: [
        [
          'Questi dati non ci vengono inviati da soli: restano sul tuo dispositivo e li puoi cancellare quando vuoi.',
          'This data is not sent to us automatically: it stays on your device and you can delete it at any time.',
        ],
        {
          table: ['Memoria del browser', 'Browser storage'],
          head: [
            ['Nome', 'Name'],
            ['A che cosa serve', 'What it is for'],
            ['Durata', 'Duration'],
          ],
          rows: [
            [
              guestCartKind.key,
              ['Il carrello di chi non ha fatto l’accesso.', 'Your cart when you are not logged in.'],
              ['Finché non lo svuoti o ordini', 'Until you empty it or order'],
            ],
            [
              helpfulKey,
              [
                'Le recensioni che hai trovato utili, con un numero a caso per ciascuna.',
                'The reviews you found helpful, with a random number for each.',
              ],
              ['Finché non la cancelli', 'Until you delete it'],
            ],
            [
              wishListKey,
              [
                'Le cose che hai messo in lista. Se hai fatto l’accesso, la lista è anche nel tuo account.',
                'What you put on your list. When you are logged in, the list is in your account too.',
              ],
              ['Finché non le togli', 'Until you remove them'],
            ],
            [
              seenKey,
              [
                'Gli ultimi dodici articoli che hai guardato. Non vengono mai inviati da soli.',
                'The last twelve items you looked at. They are never sent by themselves.',
              ],
              ['Finché non premi «Dimentica»', 'Until you press “Forget”'],
            ],
            [
              'pedivella.lent-cart',
              [
                'Gli articoli da togliere dal carrello dell’account, se la sessione è finita durante il checkout.',
                'The items to take out of your account’s cart, if your session ended during checkout.',
              ],
              ['Fino al prossimo accesso', 'Until you next log in'],
            ],
            [
              bodyKey,
              [
                'Le misure che hai scritto per sapere la tua taglia. Non vengono mai inviate.',
                'The measurements you entered to find your size. They are never sent.',
              ],
              ['Finché non premi «Dimentica le misure»', 'Until you press “Forget my measurements”'],
            ],
            [
              bikesKey,
              [
                'Le bici per cui guardi i componenti. Quando li apri, modello e misure vanno con la domanda, senza il tuo nome.',
                'The bikes you look at parts for. When you open parts, model and measurements go along with the question, without your name.',
              ],
              ['Finché non le togli', 'Until you remove them'],
            ],
            [
              sessionKeys.draft,
              [
                'Quello che hai scritto nel checkout, mai il codice fiscale.',
                'What you typed at checkout, never the tax code.',
              ],
              ['Fino all’ordine o alla chiusura della scheda', 'Until you order or close the tab'],
            ],
            [
              sessionKeys.attempt,
              [
                'Fa sì che un ordine inviato due volte resti uno solo.',
                'Makes sure that an order sent twice is placed only once.',
              ],
              [
                'Fino alla conferma dell’ordine o alla chiusura della scheda',
                'Until the order is confirmed or you close the tab',
              ],
            ],
            [
              sessionKeys.wallet,
              [
                'Il pagamento con PayPal in corso, se ricarichi la pagina.',
                'The PayPal payment in progress, in case you reload the page.',
              ],
              ['Fino all’ordine o alla chiusura della scheda', 'Until you order or close the tab'],
            ],
            [
              sessionKeys.orderPayment,
              [
                'Il pagamento con PayPal di un ordine già fatto, con il suo link, se passi dalla pagina di PayPal.',
                'The PayPal payment of an order you placed before, with its link, in case you pass through PayPal’s page.',
              ],
              ['Fino al pagamento o alla chiusura della scheda', 'Until it is paid or you close the tab'],
            ],
            [
              sessionKeys.walletAttempt,
              [
                'Fa sì che un pagamento avviato due volte resti uno solo.',
                'Makes sure that a payment started twice is made only once.',
              ],
              ['Fino all’ordine o alla chiusura della scheda', 'Until you order or close the tab'],
            ],
            [
              giftCardAttemptKey,
              [
                'Fa sì che un buono regalo ordinato due volte resti uno solo.',
                'Makes sure that a gift card ordered twice is ordered only once.',
              ],
              ['Fino all’ordine o alla chiusura della scheda', 'Until you order or close the tab'],
            ],
            [
              sessionKeys.lastOrder,
              [
                'La conferma dell’ultimo ordine, se ricarichi la pagina.',
                'The confirmation of your last order, in case you reload the page.',
              ],
              ['Fino alla chiusura della scheda', 'Until you close the tab'],
            ],
            [
              returnKeys.draft,
              [
                'Quello che hai scelto per un reso, se torni indietro.',
                'What you chose for a return, in case you go back.',
              ],
              ['Fino all’invio o alla chiusura della scheda', 'Until you send it or close the tab'],
            ],
            [
              returnKeys.attempt,
              [
                'Fa sì che un reso inviato due volte resti uno solo.',
                'Makes sure that a return sent twice is opened only once.',
              ],
              ['Fino all’invio o alla chiusura della scheda', 'Until you send it or close the tab'],
            ],
            [
              loggedOutMark,
              [
                'Dice alla pagina che si riapre che sei appena uscito dall’account.',
                'Tells the page that you have just logged out.',
              ],
              ['Un istante', 'A moment'],
            ],
            [
              'tsr-scroll-restoration-v1_3',
              ['Ti riporta al punto della pagina in cui eri.', 'Takes you back to where you were on the page.'],
              ['Fino alla chiusura della scheda', 'Until you close the tab'],
            ],
          ],
        },
      ],
    },
    {
      id: 'altri',
      title: ['Contenuti di altri', 'Third-party content'],
      body: [
        [
          `La mappa (OpenStreetMap) e le foto di Instagram si caricano solo dopo che le hai chieste con un clic${shop.walletOffered ? '; il modulo di PayPal solo se scegli di pagare con PayPal' : ''}${(shop.otherPayments ?? []).map(({ name }) => `; quello di ${name} solo se scegli di pagare con ${name}`).join('')}. Da quel momento chi le fornisce riceve il tuo indirizzo IP e può usare cookie suoi. Senza il tuo clic, nessun altro sito viene contattato.`,
          `The map (OpenStreetMap) and the Instagram photos load only after you have asked for them with a click${shop.walletOffered ? '; PayPal’s module loads only if you choose to pay with PayPal' : ''}${(shop.otherPayments ?? []).map(({ name }) => `; that of ${name} only if you choose to pay with ${name}`).join('')}. From then on their providers receive your IP address and may use cookies of their own. Without your click, no other site is contacted.`,
        ],
      ],
    },
    {
      id: 'scelte',
      title: ['Le tue scelte', 'Your choices'],
      body: [
        [
          'Puoi bloccare o cancellare tutto dalle impostazioni del browser. Il sito funziona lo stesso: il carrello dura finché resti sulla pagina e la lingua è quella dell’indirizzo che apri. Non usiamo statistiche di terzi né pubblicità. Come trattiamo i dati è nell’[informativa sulla privacy](/privacy).',
          'You can block or delete everything in your browser’s settings. The site still works: the cart lasts as long as you stay on the page and the language is that of the address you open. We use neither third-party statistics nor advertising. How we handle data is explained in the [privacy notice](/privacy).',
        ],
      ],
    },
  ],
})
