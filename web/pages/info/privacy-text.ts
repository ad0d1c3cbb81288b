import type { InfoWriter } from './info-text.ts'

export const privacy: InfoWriter = ({ shop, company, address, mail }) => ({
  title: ['Informativa sulla privacy', 'Privacy notice'],
  description: [
    `Quali dati usa ${shop.name}, perché, per quanto tempo e quali diritti hai.`,
    `What data ${shop.name} uses, why, for how long, and your rights.`,
  ],
  lead: [
    'Quali dati usiamo, perché, per quanto tempo e che cosa puoi chiederci. È un’informazione, non un consenso: non devi accettarla.',
    'What data we use, why, for how long and what you can ask of us. This is information, not consent: you do not have to accept it.',
  ],
  sections: [
    {
      id: 'titolare',
      title: ['Chi è il titolare', 'Who the controller is'],
      body: [
        [
          `${shop.legal.company}, ${address}. Per tutto ciò che riguarda i tuoi dati scrivi a ${mail()} o alla PEC ${shop.legal.pec}.`,
          `${shop.legal.company}, ${address}, Italy. For everything about your data write to ${mail()} or by certified mail (PEC) to ${shop.legal.pec}.`,
        ],
        { small: company },
      ],
    },
    {
      id: 'dati',
      title: ['Quali dati e perché', 'What data we use and why'],
      body: [
        {
          table: ['Dati, scopo e base giuridica', 'Purpose, data and legal basis'],
          head: [
            ['Per fare che cosa', 'Purpose'],
            ['Quali dati', 'Data'],
            ['Perché possiamo', 'Legal basis'],
          ],
          rows: [
            [
              ['Gestire un ordine', 'Process an order'],
              [
                'Nome, e-mail, indirizzo, telefono se lo dai, articoli, pagamento, appunti di chi lo prepara',
                'Name, email, address, phone if you give it, items, payment, notes by the person who prepares it',
              ],
              ['Contratto (art. 6, par. 1, lett. b, GDPR)', 'Contract (art. 6(1)(b) GDPR)'],
            ],
            [
              ['Emettere la fattura che chiedi', 'Issue the invoice you ask for'],
              ['Codice fiscale', 'Italian tax code'],
              ['Obbligo di legge (lett. c)', 'Legal obligation (c)'],
            ],
            [
              ['Tenere la contabilità, gestire recesso e garanzia', 'Keep the books, handle withdrawal and guarantee'],
              ['Ordini, pagamenti, comunicazioni', 'Orders, payments, messages'],
              ['Obbligo di legge (lett. c)', 'Legal obligation (c)'],
            ],
            [
              ['Gestire un reso o un cambio', 'Handle a return or an exchange'],
              [
                'Articoli, e se li dai il motivo e le foto del difetto o del danno',
                'Items and, if you give them, the reason and photos of the defect or damage',
              ],
              ['Contratto (lett. b)', 'Contract (b)'],
            ],
            [
              ['Riconoscere il tuo bonifico', 'Recognise your bank transfer'],
              ['Nome, causale e importo che la banca ci comunica', 'Name, reference and amount as the bank tells us'],
              ['Contratto (lett. b)', 'Contract (b)'],
            ],
            [
              ['Mandare un buono regalo', 'Send a gift card'],
              [
                'Nome ed e-mail di chi lo riceve, messaggio di chi lo compra',
                'Name and email of who receives it, message of who buys it',
              ],
              ['Contratto (lett. b)', 'Contract (b)'],
            ],
            [
              ['Darti un account', 'Give you an account'],
              [
                'Nome, e-mail, password cifrata, gli indirizzi e la lista che salvi',
                'Name, email, hashed password, the addresses and the list you save',
              ],
              ['Contratto (lett. b)', 'Contract (b)'],
            ],
            [
              ['Scriverti sul tuo ordine e sul tuo account', 'Email you about your order and account'],
              ['E-mail, lingua', 'Email, language'],
              [
                'Contratto (lett. b). Gli aggiornamenti facoltativi si spengono dall’account',
                'Contract (b). You can switch optional updates off in your account',
              ],
            ],
            [
              ['Pubblicare la tua recensione', 'Publish your review'],
              [
                'Nome, testo, statura e foto, se li aggiungi; l’e-mail non è mai pubblica',
                'Name, text, height and photos if you add them; the email is never public',
              ],
              ['Contratto (lett. b)', 'Contract (b)'],
            ],
            [
              ['Rispondere alla tua domanda su un articolo', 'Answer your question about an item'],
              ['Testo; l’e-mail se la lasci', 'Text; the email if you leave it'],
              ['Contratto (lett. b)', 'Contract (b)'],
            ],
            [
              [
                'Chiederti una recensione, una volta, 20 giorni dopo la consegna',
                'Ask you for a review, once, 20 days after delivery',
              ],
              ['E-mail, articoli comprati', 'Email, items bought'],
              [
                'Legittimo interesse (lett. f): la rifiuti con un clic, o con le notifiche spente',
                'Legitimate interest (f): decline it in one press, or with notifications off',
              ],
            ],
            [
              [
                'Avvisarti, una volta, di un arrivo o di un prezzo più basso',
                'Tell you, once, of an arrival or a lower price',
              ],
              ['E-mail, articolo, tipo e taglia che cerchi', 'Email, the item, kind and size you look for'],
              ['Su tua richiesta (lett. b)', 'At your request (b)'],
            ],
            [
              ['Mandarti la newsletter, se lo chiedi', 'Send you the newsletter, if you ask for it'],
              [
                'E-mail, lingua, e del consenso il testo, la data e la pagina',
                'Email, language, and the text, date and page of your consent',
              ],
              ['Consenso (lett. a): lo ritiri da ogni mail', 'Consent (a): withdraw it from any email'],
            ],
            [
              ['Proteggere il sito', 'Protect the site'],
              [
                'Indirizzo IP, data e ora delle richieste, tentativi di accesso; per un giorno un codice cifrato, da cui l’indirizzo non si ricava, che conta ordini ed e-mail chiesti dalla stessa connessione',
                'IP address, date and time of requests, login attempts; for one day a keyed code, from which the address cannot be read, that counts orders and emails asked for from the same connection',
              ],
              ['Legittimo interesse alla sicurezza (lett. f)', 'Legitimate interest in security (f)'],
            ],
          ],
        },
        [
          'I cinque campi obbligatori del checkout servono per consegnare: senza non possiamo eseguire l’ordine. Gli altri sono facoltativi. Senza il tuo consenso non facciamo pubblicità via e-mail, non ti profiliamo e non prendiamo decisioni automatiche che ti riguardano. Le nostre e-mail non contengono pixel di tracciamento; le foto degli articoli sono uguali per tutti.',
          'The five required fields at checkout are needed for delivery: without them we cannot fulfil the order. The others are optional. We do not advertise by email without your consent, we do not profile you and we take no automated decisions about you. Our emails contain no tracking pixels; the photos of items are the same for everyone.',
        ],
      ],
    },
    {
      id: 'destinatari',
      title: ['Chi li riceve', 'Who receives it'],
      body: [
        {
          ul: [
            [
              'Il corriere: nome, indirizzo e recapiti per la consegna.',
              'The courier: name, address and contact details for delivery.',
            ],
            [
              `La banca, per i bonifici${shop.walletOffered ? '; PayPal (Europe) S.à r.l. et Cie, S.C.A., se paghi con PayPal, come titolare autonomo' : ''}${(shop.otherPayments ?? []).map(({ name, company }) => `; ${company}, se paghi con ${name}, come titolare autonomo`).join('')}.`,
              `The bank, for transfers${shop.walletOffered ? '; PayPal (Europe) S.à r.l. et Cie, S.C.A., if you pay with PayPal, as a controller of its own' : ''}${(shop.otherPayments ?? []).map(({ name, company }) => `; ${company}, if you pay with ${name}, as a controller of its own`).join('')}.`,
            ],
            [
              'Chi ci fornisce i programmi di cassa, contabilità e spedizione, come responsabile del trattamento.',
              'The providers of our till, bookkeeping and shipping programs, as processors.',
            ],
            [
              'Chi ospita il sito e la posta elettronica, come responsabile del trattamento.',
              'Our website and email hosting providers, as processors.',
            ],
            ['Il commercialista, per gli obblighi fiscali.', 'Our accountant, for tax purposes.'],
            ['Le autorità, quando la legge lo impone.', 'Authorities, where the law requires it.'],
          ],
        },
        [
          'Non vendiamo dati a nessuno. I dati restano nello Spazio economico europeo.',
          'We do not sell data to anyone. The data stays in the European Economic Area.',
        ],
      ],
    },
    {
      id: 'durata',
      title: ['Per quanto tempo', 'How long we keep it'],
      body: [
        {
          table: ['Tempi di conservazione', 'Retention'],
          head: [
            ['Dati', 'Data'],
            ['Quanto', 'How long'],
          ],
          rows: [
            [
              ['Ordini, fatture, recessi', 'Orders, invoices, withdrawals'],
              ['10 anni (art. 2220 del codice civile)', '10 years (art. 2220 of the Italian Civil Code)'],
            ],
            [
              ['Ordini del negozio di prima', 'Orders of our previous shop'],
              ['Finché non cancelli l’account', 'Until you delete your account'],
            ],
            [
              ['Buoni regalo', 'Gift cards'],
              ['Finché valgono, poi come gli ordini', 'As long as they are valid, then like orders'],
            ],
            [
              ['Foto e motivo di un reso', 'Photos and reason of a return'],
              ['Un anno da quando è concluso', 'One year after it is closed'],
            ],
            [
              ['Appunti del negozio su un ordine', 'The shop’s notes on an order'],
              [
                'Quanto l’ordine, o finché non cancelli l’account',
                'As long as the order, or until you delete your account',
              ],
            ],
            [
              ['Bonifici che non sono di un ordine', 'Transfers that are not for an order'],
              ['90 giorni', '90 days'],
            ],
            [
              'Account',
              [
                'Finché non lo cancelli; gli ordini restano, senza il legame con l’account',
                'Until you delete it; orders are kept, without the link to the account',
              ],
            ],
            [
              ['Recensioni', 'Reviews'],
              [
                'Finché non le ritiri o il prodotto esce dal catalogo',
                'Until you withdraw them or the product leaves the catalogue',
              ],
            ],
            [
              ['E-mail di una domanda su un articolo', 'Email of a question about an item'],
              ['Fino alla risposta, al massimo un anno', 'Until the answer, one year at most'],
            ],
            [
              ['Consenso alla newsletter', 'Consent to the newsletter'],
              [
                'Finché non lo ritiri, e poi un anno come prova; senza conferma sette giorni',
                'Until you withdraw it, then a year as proof; unconfirmed seven days',
              ],
            ],
            [
              [
                'Richiesta di un avviso: articolo esaurito, bicicletta usata',
                'Request for an alert: sold-out item, used bike',
              ],
              [
                'Fino all’avviso, all’acquisto o al rifiuto; senza conferma sette giorni, al massimo sei mesi, per le usate un anno',
                'Until we tell you, you buy or decline; unconfirmed seven days, six months at most, a year for used bikes',
              ],
            ],
            [
              ['Numero di telaio, e a chi è passata la bici', 'Frame number, and who the bike was handed over to'],
              [
                'Il numero con l’ordine; chi l’ha ricevuta, finché ha l’account',
                'The number with the order; its new owner, as long as they have the account',
              ],
            ],
            [
              ['E-mail inviate', 'Emails sent'],
              ['Con l’ordine o l’account a cui si riferiscono', 'With the order or account they belong to'],
            ],
            [
              ['Registri tecnici del server', 'Technical server logs'],
              ['Al massimo 6 mesi', '6 months at most'],
            ],
            [
              ['Carrello di chi non accede', 'Cart when you are not logged in'],
              ['Non lo abbiamo noi: sta nel tuo browser', 'We do not have it: it is in your browser'],
            ],
          ],
        },
      ],
    },
    {
      id: 'diritti',
      title: ['I tuoi diritti', 'Your rights'],
      body: [
        [
          `Puoi chiederci di vedere i tuoi dati, correggerli, cancellarli, limitarne l’uso, riceverli in un formato leggibile dalle macchine, e opporti a un uso basato sul legittimo interesse. Scrivi a ${mail()}: rispondiamo entro un mese. Quello che la legge ci obbliga a conservare, per esempio gli ordini, non possiamo cancellarlo prima.`,
          `You can ask us to see your data, correct it, erase it, restrict its use, receive it in a machine-readable form, and object to a use based on legitimate interest. Write to ${mail()}: we answer within one month. We cannot erase earlier what the law requires us to keep, such as orders.`,
        ],
        [
          'Se pensi che qualcosa non vada puoi rivolgerti al Garante per la protezione dei dati personali, www.garanteprivacy.it.',
          'If you think something is wrong, you can complain to the Italian data protection authority (Garante per la protezione dei dati personali), www.garanteprivacy.it.',
        ],
      ],
    },
    {
      id: 'minori',
      title: ['Minori', 'Minors'],
      body: [
        [
          'L’account è per chi ha almeno 14 anni; per comprare devi poter concludere un contratto.',
          'You must be at least 14 to have an account; to buy, you must be able to enter into a contract.',
        ],
      ],
    },
    {
      id: 'sicurezza',
      title: ['Come li proteggiamo', 'How we protect it'],
      body: [
        [
          'Le password sono conservate solo in forma cifrata e non reversibile, gli accessi ripetuti vengono rallentati, e ai dati degli ordini entra solo chi gestisce il negozio.',
          'Passwords are stored only as irreversible hashes, repeated login attempts are slowed down, and only the people who run the shop have access to order data.',
        ],
      ],
    },
    {
      id: 'cookie',
      title: ['Cookie', 'Cookies'],
      body: [
        [
          'Solo tecnici: l’elenco è in [Cookie e dati nel browser](/cookie).',
          'Technical ones only: the list is in [Cookies and data in your browser](/cookie).',
        ],
      ],
    },
  ],
})
