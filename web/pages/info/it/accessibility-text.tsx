import { MailLink } from '../info-parts.tsx'
import type { InfoWriter } from '../info-text.ts'

export const accessibility: InfoWriter = ({ shop }) => ({
  title: 'Accessibilità',
  description: `Come il sito di ${shop.name} rispetta i requisiti di accessibilità e come segnalare un ostacolo.`,
  lead: 'Vogliamo che chiunque possa scegliere e ordinare una bicicletta, anche con la sola tastiera, con un lettore di schermo o ingrandendo la pagina.',
  sections: [
    {
      id: 'servizio',
      title: 'Il servizio',
      body: (
        <p>
          È un negozio online: si sfoglia il catalogo, si filtra, si guarda un prodotto, si mette nel carrello e si
          ordina. Ogni finestra ha un indirizzo proprio e si chiude con Esc o con il tasto Indietro.
        </p>
      ),
    },
    {
      id: 'norme',
      title: 'A che cosa ci atteniamo',
      body: (
        <p>
          Alle WCAG 2.2, livello AA, e ai requisiti del D.Lgs. 82/2022, che attua la direttiva (UE) 2019/882
          sull’accessibilità di prodotti e servizi.
        </p>
      ),
    },
    {
      id: 'come',
      title: 'Che cosa abbiamo fatto',
      body: (
        <ul>
          <li>Tutto si usa da tastiera, e si vede sempre dove si è.</li>
          <li>Testi e controlli hanno un contrasto sufficiente; nessuna informazione è affidata al solo colore.</li>
          <li>I campi hanno etichette sempre visibili; gli errori dicono che cosa correggere e portano al campo.</li>
          <li>Le novità (carrello, risultati, errori) vengono lette dai lettori di schermo.</li>
          <li>Chi chiede meno animazioni al proprio dispositivo non ne vede.</li>
          <li>La pagina si legge ingrandita fino al 400 % e su schermi di 320 pixel.</li>
        </ul>
      ),
    },
    {
      id: 'verifica',
      title: 'Come lo verifichiamo',
      body: (
        <p>
          Con controlli automatici sulle pagine e sulle finestre aperte, nelle due lingue, e con prove a mano da
          tastiera. È un’autovalutazione: non abbiamo una certificazione di terzi.
        </p>
      ),
    },
    {
      id: 'limiti',
      title: 'Limiti che conosciamo',
      body: (
        <ul>
          <li>
            La mappa e le foto di Instagram, che si caricano su richiesta, sono di altri. Indirizzo e orari sono anche
            in testo.
          </li>
          <li>
            Le descrizioni delle foto dicono quale prodotto e quale foto, non ogni dettaglio: se ti serve, chiedicelo.
          </li>
        </ul>
      ),
    },
    {
      id: 'segnala',
      title: 'Segnala un ostacolo',
      body: (
        <p>
          Scrivi a{' '}
          <MailLink to={shop.email} subject="Accessibilità del sito">
            {shop.email}
          </MailLink>{' '}
          o chiama il <a href={`tel:${shop.phone.replaceAll(' ', '')}`}>{shop.phone}</a>: possiamo anche prendere
          l’ordine al telefono. Se la risposta non ti basta puoi rivolgerti all’Agenzia per l’Italia digitale (AgID).
        </p>
      ),
    },
  ],
})
