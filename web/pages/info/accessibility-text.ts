import type { InfoWriter } from './info-text.ts'

export const accessibility: InfoWriter = ({ shop, phone, mail }) => ({
  title: ['Accessibilità', 'Accessibility'],
  description: [
    `Come il sito di ${shop.name} rispetta i requisiti di accessibilità e come segnalare un ostacolo.`,
    `How the ${shop.name} website meets accessibility requirements, and how to report a barrier.`,
  ],
  lead: [
    'Vogliamo che chiunque possa scegliere e ordinare una bicicletta, anche con la sola tastiera, con un lettore di schermo o ingrandendo la pagina.',
    'We want everyone to be able to choose and order a bike, including with the keyboard alone, with a screen reader or with the page enlarged.',
  ],
  sections: [
    {
      id: 'servizio',
      title: ['Il servizio', 'The service'],
      body: [
        [
          'È un negozio online: si sfoglia il catalogo, si filtra, si guarda un prodotto, si mette nel carrello e si ordina. Ogni finestra ha un indirizzo proprio e si chiude con Esc o con il tasto Indietro.',
          'This is an online shop: you browse the catalogue, filter it, look at a product, add it to your cart and order. Every dialog has its own address and closes with Esc or the Back button.',
        ],
      ],
    },
    {
      id: 'norme',
      title: ['A che cosa ci atteniamo', 'What we follow'],
      body: [
        [
          'Alle WCAG 2.2, livello AA, e ai requisiti del D.Lgs. 82/2022, che attua la direttiva (UE) 2019/882 sull’accessibilità di prodotti e servizi.',
          'WCAG 2.2, level AA, and the requirements of Italian Legislative Decree 82/2022, which implements Directive (EU) 2019/882 on the accessibility of products and services.',
        ],
      ],
    },
    {
      id: 'come',
      title: ['Che cosa abbiamo fatto', 'What we have done'],
      body: [
        {
          ul: [
            [
              'Tutto si usa da tastiera, e si vede sempre dove si è.',
              'Everything works by keyboard, and you can always see where you are.',
            ],
            [
              'Testi e controlli hanno un contrasto sufficiente; nessuna informazione è affidata al solo colore.',
              'Text and controls have enough contrast; no information depends on colour alone.',
            ],
            [
              'I campi hanno etichette sempre visibili; gli errori dicono che cosa correggere e portano al campo.',
              'Fields have labels that are always visible; errors say what to correct and lead to the field.',
            ],
            [
              'Le novità (carrello, risultati, errori) vengono lette dai lettori di schermo.',
              'Changes (cart, results, errors) are read out by screen readers.',
            ],
            [
              'Chi chiede meno animazioni al proprio dispositivo non ne vede.',
              'If you ask your device for less motion, you see none.',
            ],
            [
              'La pagina si legge ingrandita fino al 400 % e su schermi di 320 pixel.',
              'Pages can be read at 400% zoom and on screens 320 pixels wide.',
            ],
          ],
        },
      ],
    },
    {
      id: 'verifica',
      title: ['Come lo verifichiamo', 'How we check it'],
      body: [
        [
          'Con controlli automatici sulle pagine e sulle finestre aperte, nelle due lingue, e con prove a mano da tastiera. È un’autovalutazione: non abbiamo una certificazione di terzi.',
          'With automated checks of the pages and open dialogs, in both languages, and with manual keyboard tests. This is a self-assessment: we have no third-party certificate.',
        ],
      ],
    },
    {
      id: 'limiti',
      title: ['Limiti che conosciamo', 'Known limitations'],
      body: [
        {
          ul: [
            [
              'La mappa e le foto di Instagram, che si caricano su richiesta, sono di altri. Indirizzo e orari sono anche in testo.',
              'The map and the Instagram photos, which load on request, come from third parties. Our address and opening hours are also given as text.',
            ],
            [
              'Le descrizioni delle foto dicono quale prodotto e quale foto, non ogni dettaglio: se ti serve, chiedicelo.',
              'Photo descriptions say which product and which photo, not every detail: if you need more, ask us.',
            ],
          ],
        },
      ],
    },
    {
      id: 'segnala',
      title: ['Segnala un ostacolo', 'Report a barrier'],
      body: [
        [
          `Scrivi a ${mail('Accessibilità del sito')} o chiama il ${phone}: possiamo anche prendere l’ordine al telefono. Se la risposta non ti basta puoi rivolgerti all’Agenzia per l’Italia digitale (AgID).`,
          `Write to ${mail('Website accessibility')} or call ${phone}: we can also take your order by phone. If you are not satisfied with our answer, you can contact the Agency for Digital Italy (AgID).`,
        ],
      ],
    },
  ],
})
