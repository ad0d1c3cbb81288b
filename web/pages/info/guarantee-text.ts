import { guaranteeClaimMonths } from '#shared/domain/platform/shop/consumer-rights.ts'
import type { InfoWriter } from './info-text.ts'

export const guarantee: InfoWriter = ({ shop, address, phone, mail }) => ({
  title: ['Garanzia legale di conformità', 'Legal guarantee of conformity'],
  description: [
    `I tuoi diritti se un articolo comprato da ${shop.name} ha un difetto: durata, rimedi, come chiederli.`,
    `Your rights when an item bought from ${shop.name} has a defect: duration, remedies, how to claim them.`,
  ],
  lead: [
    `È un diritto che ti dà la legge, non un servizio in più: ${shop.warrantyYears} anni sui beni nuovi, ${shop.usedWarrantyMonths} mesi sui beni usati, come concordato con l’ordine. Risponde il venditore, cioè noi.`,
    `It is a right the law gives you, not an extra service: ${shop.warrantyYears} years on new items, ${shop.usedWarrantyMonths} months on used items, as agreed with the order. The seller is liable, and that is us.`,
  ],
  sections: [
    {
      id: 'che-cosa-copre',
      title: ['Che cosa copre', 'What it covers'],
      body: [
        [
          'I difetti di conformità che esistevano alla consegna: l’articolo non è come l’abbiamo descritto, non funziona come deve, non ha le qualità che ci si aspetta da un articolo di quel tipo, o è stato montato male da noi.',
          'Any lack of conformity that existed on delivery: the item is not as we described it, does not work as it should, lacks the qualities you can expect of such an item, or was badly assembled by us.',
        ],
        [
          'Se il difetto si manifesta entro un anno dalla consegna si presume che ci fosse già: non devi dimostrarlo tu.',
          'If the defect appears within one year of delivery, it is presumed to have been there already: you do not have to prove it.',
        ],
        [
          'Non copre l’usura normale (copertoni, catena, pastiglie, nastro), i danni da caduta o da uso improprio, e nei beni usati quello che era descritto e fotografato prima dell’acquisto.',
          'It does not cover normal wear (tyres, chain, brake pads, bar tape), damage from a fall or from improper use, or, on used items, what was described and photographed before the purchase.',
        ],
      ],
    },
    {
      id: 'durata',
      title: ['Quanto dura', 'How long it lasts'],
      body: [
        {
          ul: [
            [
              `**Beni nuovi:** ${shop.warrantyYears} anni dalla consegna. Puoi agire in giudizio entro ${guaranteeClaimMonths} mesi dalla consegna.`,
              `**New items:** ${shop.warrantyYears} years from delivery. You can bring a claim within ${guaranteeClaimMonths} months of delivery.`,
            ],
            [
              `**Beni usati:** ${shop.usedWarrantyMonths} mesi dalla consegna. È la durata che concordi con l’ordine: la trovi nella pagina del prodotto e nel riepilogo, prima di ordinare.`,
              `**Used items:** ${shop.usedWarrantyMonths} months from delivery. This is the duration you agree to with the order: you will find it on the product page and in the summary before you order.`,
            ],
          ],
        },
      ],
    },
    {
      id: 'che-cosa-puoi-chiedere',
      title: ['Che cosa puoi chiedere', 'What you can ask for'],
      body: [
        [
          'Prima di tutto la **riparazione o la sostituzione**, a tua scelta e senza spese, salvo che quella scelta sia impossibile o costi in modo sproporzionato rispetto all’altra. Le facciamo in un tempo ragionevole, e trasporto e manodopera sono a nostro carico.',
          'First of all **repair or replacement**, whichever you choose and free of charge, unless that choice is impossible or disproportionately expensive compared with the other. We do it within a reasonable time and pay for transport and labour.',
        ],
        [
          'Se non possiamo, non lo facciamo, o il difetto torna, puoi chiedere una **riduzione del prezzo** o la **risoluzione del contratto** con il rimborso. La risoluzione non spetta per un difetto lieve.',
          'If we cannot or do not, or if the defect comes back, you can ask for a **price reduction** or for **termination of the contract** with a refund. A minor defect gives no right to termination.',
        ],
      ],
    },
    {
      id: 'come-si-chiede',
      title: ['Come si chiede', 'How to claim'],
      body: [
        [
          `Scrivici a ${mail('Garanzia legale di conformità')} o chiamaci al ${phone} con il numero dell’ordine, che cosa succede e, se puoi, una foto. Ti diciamo come farci avere l’articolo; il trasporto lo paghiamo noi. Puoi anche portarlo in officina: ${address}.`,
          `Write to us at ${mail('Legal guarantee of conformity')} or call us on ${phone} with the order number, what is wrong and, if you can, a photo. We will tell you how to get the item to us; we pay for the transport. You can also bring it to the workshop: ${address}.`,
        ],
        [
          'Basta la conferma dell’ordine come prova di acquisto: non serve l’imballo originale.',
          'The order confirmation is enough as proof of purchase: you do not need the original packaging.',
        ],
      ],
    },
    {
      id: 'altre-garanzie',
      title: ['Garanzie dei produttori', 'Manufacturers’ guarantees'],
      body: [
        [
          'Alcuni produttori danno garanzie proprie, per esempio sul telaio. Si aggiungono alla garanzia legale e non la limitano: le condizioni sono quelle che trovi con il prodotto.',
          'Some manufacturers give guarantees of their own, for example on the frame. They come on top of the legal guarantee and do not limit it: you will find their terms with the product.',
        ],
      ],
    },
    {
      id: 'recesso',
      title: ['Garanzia e recesso sono due cose', 'Guarantee and withdrawal are two different things'],
      body: [
        [
          'Se hai semplicemente cambiato idea non serve un difetto: vedi [Recedere dal contratto](/recesso).',
          'If you have simply changed your mind, no defect is needed: see [Withdraw from contract](/recesso).',
        ],
      ],
    },
  ],
})
