import { daysToReturn, latestDeliveryDays, legalWithdrawalDays } from '#shared/domain/platform/shop/consumer-rights.ts'
import { giftCardWithdrawalDays } from '#shared/domain/platform/states/gift-card-states.ts'
import { bankOrderDays } from '#shared/domain/platform/states/order-states.ts'
import type { InfoWriter } from './info-text.ts'

const payers = {
  shop: [' Il ritorno lo paghiamo noi.', ' We pay for the return.'],
  customer: [' Il costo del ritorno è a tuo carico.', ' You pay for the return.'],
  unsaid: ['', ''],
} as const

export const conditions: InfoWriter = ({ shop, euro, company, address, phone, mail }) => {
  const days = daysToReturn(shop)
  const payer = payers[shop.returnPaidBy ?? 'unsaid']
  return {
    title: ['Condizioni di vendita', 'Terms of sale'],
    description: [
      `Come si compra da ${shop.name}: ordine, prezzi, spedizione, pagamento, recesso, garanzia.`,
      `How to buy from ${shop.name}: order, prices, delivery, payment, withdrawal, guarantee.`,
    ],
    lead: [
      'Le regole di ogni acquisto su questo sito, scritte per essere lette. Quando ordini, la versione in vigore in quel momento resta legata al tuo ordine.',
      'The rules for every purchase on this site, written to be read. When you order, the version in force at that moment stays with your order.',
    ],
    sections: [
      {
        id: 'chi-siamo',
        title: ['Chi vende', 'Who sells'],
        body: [
          [
            `Il venditore è ${shop.legal.company}, con il negozio in ${address}.`,
            `The seller is ${shop.legal.company}, with its shop in ${address}, Italy.`,
          ],
          { small: company },
          [
            `Ci trovi al ${phone}, a ${mail()} o alla PEC ${shop.legal.pec}. Per un reclamo basta una di queste strade: rispondiamo noi, con nome e cognome.`,
            `You can reach us on ${phone}, at ${mail()} or by certified mail (PEC) at ${shop.legal.pec}. Any of these will do for a complaint: we answer in person, by name.`,
          ],
          [
            'Queste condizioni valgono per gli acquisti dei consumatori, cioè delle persone che comprano per sé e non per la propria attività.',
            'These terms apply to purchases by consumers, that is, people who buy for themselves and not for a business.',
          ],
        ],
      },
      {
        id: 'ordine',
        title: ['Come si fa un ordine', 'How to place an order'],
        body: [
          {
            ol: [
              [
                'Metti gli articoli nel carrello: vedi subito spedizione e totale.',
                'Add items to your cart: you see shipping and total at once.',
              ],
              [
                'Scrivi i tuoi dati e l’indirizzo di consegna. Non serve un account.',
                'Enter your details and delivery address. You do not need an account.',
              ],
              ['Scegli come pagare.', 'Choose how to pay.'],
              [
                `Controlli il riepilogo e premi **«Ordina con obbligo di pagamento»**${shop.walletOffered ? ' o, con PayPal, «Paga ora con PayPal»' : ''}. Nessun altro pulsante ti impegna.`,
                `Check the summary and press **“Order with obligation to pay”**${shop.walletOffered ? ' or, with PayPal, “Pay now with PayPal”' : ''}. No other button binds you.`,
              ],
            ],
          },
          [
            'Fino a quel momento puoi correggere tutto: quantità, dati, metodo di pagamento. Il contratto è concluso quando ricevi per e-mail la conferma dell’ordine, che contiene il riepilogo, queste condizioni nei punti essenziali e le istruzioni per il recesso. Ti consigliamo di conservarla; l’ordine resta comunque leggibile dal link nell’e-mail.',
            'Until then you can correct everything: quantities, details, payment method. The contract is concluded when you receive the order confirmation by email, which contains the summary, the essential points of these terms and the instructions for withdrawal. We suggest you keep it; you can also read the order at any time through the link in the email.',
          ],
          [
            'Puoi concludere il contratto in italiano o in inglese. Se le versioni differiscono, vale quella italiana.',
            'You can conclude the contract in Italian or in English. Where the versions differ, the Italian one applies.',
          ],
        ],
      },
      {
        id: 'prezzi',
        title: ['Prezzi', 'Prices'],
        body: [
          [
            'I prezzi sono in euro, finali e comprensivi di IVA; gli articoli usati in regime del margine (D.L. 41/1995, art. 36) non la espongono. L’unico costo in più è la spedizione, che vedi nel carrello prima di ordinare. Il prezzo è lo stesso con qualunque metodo di pagamento.',
            'Prices are in euros, final, and include VAT; used items under the margin scheme (D.L. 41/1995, art. 36) do not show it. The only additional cost is shipping, which you see in the cart before you order. The price is the same whatever the payment method.',
          ],
          [
            'Vale il prezzo mostrato nel riepilogo. Se cambia mentre stai ordinando, il sito te lo dice e ti chiede di confermare di nuovo: nessun ordine parte con un prezzo che non hai visto.',
            'The price shown in the summary applies. If it changes while you are ordering, the site tells you and asks you to confirm again: no order is placed at a price you have not seen.',
          ],
        ],
      },
      {
        id: 'disponibilita',
        title: ['Disponibilità', 'Availability'],
        body: [
          [
            'I pezzi indicati sono quelli che abbiamo davvero. Vengono tolti dal magazzino nel momento in cui ordini. Se per un errore nostro un articolo non c’è, te lo diciamo subito e ti rimborsiamo quanto hai pagato.',
            'The stock shown is what we really have. Items are taken from stock the moment you order. If, through a mistake of ours, an item is missing, we will tell you at once and refund what you have paid.',
          ],
        ],
      },
      {
        id: 'spedizione',
        title: ['Spedizione e consegna', 'Shipping and delivery'],
        body: [
          [
            `Consegniamo solo in Italia, con corriere, il giorno promesso quando paghi (in ${shop.shipping.deliveryDays} giorni lavorativi, qualcuno in più nelle isole e a Venezia) e comunque entro ${latestDeliveryDays} giorni dall’ordine. Puoi ordinare da qualunque paese, se l’indirizzo di consegna è in Italia.`,
            `We deliver in Italy only, by courier, on the day promised when you pay (within ${shop.shipping.deliveryDays} working days, some more to islands and Venice) and in any case within ${latestDeliveryDays} days of the order. You can order from any country, as long as the delivery address is in Italy.`,
          ],
          [
            `${!shop.shipping.isFlat ? 'Quanto costa la spedizione dipende da che cosa ordini e da dove va: lo vedi prima di ordinare.' : shop.shipping.freeOverCents === null ? `La spedizione costa ${euro(shop.shipping.flatFeeCents)}.` : `La spedizione è gratuita per ordini superiori a ${euro(shop.shipping.freeOverCents)}; fino a ${euro(shop.shipping.freeOverCents)} costa ${euro(shop.shipping.flatFeeCents)}.`} I dettagli sono in [Spedizioni e resi](/spedizioni-e-resi).`,
            `${!shop.shipping.isFlat ? 'What shipping costs depends on what you order and where it goes: you see it before you order.' : shop.shipping.freeOverCents === null ? `Shipping costs ${euro(shop.shipping.flatFeeCents)}.` : `Shipping is free on orders over ${euro(shop.shipping.freeOverCents)}; up to ${euro(shop.shipping.freeOverCents)} it costs ${euro(shop.shipping.flatFeeCents)}.`} The details are in [Shipping and returns](/spedizioni-e-resi).`,
          ],
          [
            'Il rischio di perdita o danni passa a te quando ricevi il pacco. Se arriva rovinato scrivilo sulla ricevuta del corriere e mandaci una foto: non è un obbligo, ma ci aiuta a risolvere in fretta.',
            'The risk of loss or damage passes to you when you receive the parcel. If it arrives damaged, note it on the courier’s receipt and send us a photo: you do not have to, but it helps us put things right quickly.',
          ],
        ],
      },
      {
        id: 'pagamento',
        title: ['Pagamento', 'Payment'],
        body: [
          {
            ul: [
              [
                `**Bonifico bancario.** Dopo l’ordine ricevi IBAN e causale. Teniamo da parte gli articoli per ${bankOrderDays} giorni; se il bonifico non arriva, l’ordine si annulla da solo e non devi nulla.`,
                `**Bank transfer.** After ordering you receive our IBAN and a reference. We hold the items for ${bankOrderDays} days; if the money does not arrive, the order is cancelled automatically and you owe nothing.`,
              ],
              shop.walletOffered && [
                '**PayPal.** Paghi con il conto PayPal o con una carta. L’addebito avviene quando confermi il pagamento.',
                '**PayPal.** You pay with your PayPal account or a card. You are charged when you confirm the payment.',
              ],
              ...(shop.otherPayments ?? []).map(({ name }): [string, string] => [
                `**Carta e altri modi, con ${name}.** L’addebito avviene quando confermi il pagamento.`,
                `**Card and other ways, by ${name}.** You are charged when you confirm the payment.`,
              ]),
            ],
          },
        ],
      },
      {
        id: 'buoni-regalo',
        title: ['Buoni regalo', 'Gift cards'],
        body: [
          [
            `Un buono regalo è denaro da spendere qui: non scade, si usa in più volte, paga articoli e spedizione, da solo o insieme a ${shop.walletOffered ? 'bonifico o PayPal' : 'un bonifico'}. Non si compra con un altro buono né con un codice sconto. Parte per e-mail nel giorno scelto, dopo il pagamento.`,
            `A gift card is money to spend here: it doesn’t expire, it can be used several times, and it pays for items and shipping, alone or together with ${shop.walletOffered ? 'bank transfer or PayPal' : 'a bank transfer'}. It can’t be bought with another card or a discount code. It’s emailed on the day you choose, once paid for.`,
          ],
          [
            `Chi lo compra può recedere entro ${giftCardWithdrawalDays} giorni dal pagamento: rimborsiamo quello che non è stato speso. Se un ordine pagato con un buono viene rimborsato, torna prima quello che hai pagato in altro modo, poi il resto sul buono. Chi perde il codice lo chiede a chi l’ha comprato, che lo rimanda dalla pagina del suo ordine.`,
            `The buyer can withdraw within ${giftCardWithdrawalDays} days of paying: we refund what hasn’t been spent. If an order paid with a card is refunded, what you paid in another way is returned first, then the rest goes back on the card. If the code gets lost, the buyer can send it again from the order’s page.`,
          ],
          [
            'Il buono non ha IVA quando si compra: è nel prezzo di quello che paga.',
            'There’s no VAT on a gift card when it’s bought: it’s in the price of what it pays for.',
          ],
        ],
      },
      {
        id: 'recesso',
        title: ['Diritto di recesso', 'Right of withdrawal'],
        body: [
          [
            `Hai ${legalWithdrawalDays} giorni dalla consegna per recedere, senza spiegazioni.${days > legalWithdrawalDays ? ` In più, ti diamo la possibilità di restituire la merce entro ${days} giorni dalla consegna.` : ''}${payer[0]} Come si fa, con il modulo tipo, è in [Recedere dal contratto](/recesso).`,
            `You have ${legalWithdrawalDays} days from delivery to withdraw, without giving a reason.${days > legalWithdrawalDays ? ` On top of that, you can return the items within ${days} days of delivery.` : ''}${payer[1]} How to do it, with the model form, is in [Withdraw from contract](/recesso).`,
          ],
        ],
      },
      {
        id: 'garanzia',
        title: ['Garanzia legale', 'Legal guarantee'],
        body: [
          [
            `Garanzia legale di conformità: ${shop.warrantyYears} anni sui beni nuovi, ${shop.usedWarrantyMonths} mesi sui beni usati, come concordato con l’ordine. Che cosa copre e come si usa è in [Garanzia legale di conformità](/garanzia). L’assistenza la fa la nostra officina.`,
            `Legal guarantee of conformity: ${shop.warrantyYears} years on new items, ${shop.usedWarrantyMonths} months on used items, as agreed with the order. What it covers and how to use it is in [Legal guarantee of conformity](/garanzia). Repairs are done in our own workshop.`,
          ],
        ],
      },
      {
        id: 'usato',
        title: ['Biciclette usate', 'Used bikes'],
        body: [
          [
            `Di ogni bicicletta usata descriviamo lo stato, i segni e i lavori fatti. Quello che è scritto e fotografato fa parte dell’accordo: non è un difetto. Ordinando un bene usato concordi che la garanzia legale duri ${shop.usedWarrantyMonths} mesi; te lo ricordiamo nel riepilogo, prima del pulsante.`,
            `For every used bike we describe its condition, its marks and the work done. What is described and photographed is part of the agreement: it is not a defect. By ordering a used item you agree that the legal guarantee lasts ${shop.usedWarrantyMonths} months; we remind you in the summary, right before the button.`,
          ],
        ],
      },
      {
        id: 'raee',
        title: ['Biciclette elettriche: ritiro del vecchio', 'Electric bikes: taking back the old one'],
        body: [
          [
            `Se compri una bicicletta a pedalata assistita puoi consegnarci senza spese una bicicletta elettrica equivalente che non usi più, e la sua batteria. Portala in negozio, oppure chiedici il ritiro quando ordini: scrivi a ${mail()}. Pile e batterie non vanno nei rifiuti di casa.`,
            `If you buy an electric bike you can hand us, free of charge, an equivalent electric bike that you no longer use, and its battery. Bring it to the shop, or ask us to collect it when you order: write to ${mail()}. Batteries must not go into household waste.`,
          ],
        ],
      },
      {
        id: 'recensioni',
        title: ['Recensioni', 'Reviews'],
        body: [
          [
            'Pubblichiamo recensioni positive e negative dopo un controllo. «Acquisto verificato» significa che l’e-mail corrisponde a un ordine pagato di questo prodotto. Le altre recensioni non sono verificate. Non pubblichiamo insulti, dati personali, pubblicità e testi che non parlano del prodotto. Nessuno è pagato per una recensione.',
            'We publish positive and negative reviews after a check. “Verified purchase” means that the email belongs to a paid order for the product. Other reviews are not verified. We do not publish insults, personal data, advertising or text that is not about the product. No one is paid for a review.',
          ],
        ],
      },
      {
        id: 'fattura',
        title: ['Fattura', 'Invoice'],
        body: [
          [
            'La vendita a distanza a un consumatore non richiede lo scontrino. Se vuoi la fattura chiedila con l’ordine, scrivendo il codice fiscale nel checkout e avvisandoci per e-mail lo stesso giorno: dopo non possiamo più emetterla.',
            'Distance sales to consumers require no receipt. If you want an invoice, ask for it with the order: enter your Italian tax code at checkout and tell us by email on the same day. We cannot issue one later.',
          ],
        ],
      },
      {
        id: 'controversie',
        title: ['Reclami e controversie', 'Complaints and disputes'],
        body: [
          [
            `Prima di tutto parliamone: ${mail()}. Se non troviamo un accordo puoi rivolgerti a un organismo di risoluzione alternativa delle controversie (ADR) iscritto nell’elenco del Ministero delle imprese e del made in Italy, o al giudice del luogo dove abiti.`,
            `First of all, talk to us: ${mail()}. If we cannot agree, you can turn to an alternative dispute resolution (ADR) body listed by the Italian Ministry of Enterprises and Made in Italy, or to the court of the place where you live.`,
          ],
          [
            'Il contratto è regolato dalla legge italiana e dal Codice del consumo. Se abiti in un altro paese dell’Unione restano valide le norme di quel paese che ti tutelano di più.',
            'The contract is governed by Italian law and by the Italian Consumer Code. If you live in another EU country, the rules of that country that protect you better still apply.',
          ],
        ],
      },
    ],
  }
}
