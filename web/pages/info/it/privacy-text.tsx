import { Link } from '@tanstack/react-router'
import { InfoTable } from '../info-parts.tsx'
import type { InfoWriter } from '../info-text.ts'

export const privacy: InfoWriter = ({ shop, company, address }) => ({
  title: 'Informativa sulla privacy',
  description: `Quali dati usa ${shop.name}, perché, per quanto tempo e quali diritti hai.`,
  lead: 'Quali dati usiamo, perché, per quanto tempo e che cosa puoi chiederci. È un’informazione, non un consenso: non devi accettarla.',
  sections: [
    {
      id: 'titolare',
      title: 'Chi è il titolare',
      body: (
        <>
          <p>
            {shop.legal.company}, {address}. Per tutto ciò che riguarda i tuoi dati scrivi a{' '}
            <a href={`mailto:${shop.email}`}>{shop.email}</a> o alla PEC {shop.legal.pec}.
          </p>
          <p className="small muted">{company}</p>
        </>
      ),
    },
    {
      id: 'dati',
      title: 'Quali dati e perché',
      body: (
        <>
          <InfoTable
            caption="Dati, scopo e base giuridica"
            head={['Per fare che cosa', 'Quali dati', 'Perché possiamo']}
            rows={[
              [
                'Gestire un ordine',
                'Nome, e-mail, indirizzo, telefono se lo dai, articoli, pagamento',
                'Contratto (art. 6, par. 1, lett. b, GDPR)',
              ],
              ['Emettere la fattura che chiedi', 'Codice fiscale', 'Obbligo di legge (lett. c)'],
              [
                'Tenere la contabilità, gestire recesso e garanzia',
                'Ordini, pagamenti, comunicazioni',
                'Obbligo di legge (lett. c)',
              ],
              ['Darti un account', 'Nome, e-mail, password cifrata, indirizzo se lo salvi', 'Contratto (lett. b)'],
              [
                'Scriverti sul tuo ordine e sul tuo account',
                'E-mail, lingua',
                'Contratto (lett. b). Gli aggiornamenti facoltativi si spengono dall’account',
              ],
              ['Pubblicare la tua recensione', 'Nome e testo; l’e-mail non è mai pubblica', 'Contratto (lett. b)'],
              [
                'Proteggere il sito',
                'Indirizzo IP, data e ora delle richieste, tentativi di accesso; per un giorno un codice cifrato, da cui l’indirizzo non si ricava, che conta ordini ed e-mail chiesti dalla stessa connessione',
                'Legittimo interesse alla sicurezza (lett. f)',
              ],
            ]}
          />
          <p>
            I cinque campi obbligatori del checkout servono per consegnare: senza non possiamo eseguire l’ordine. Gli
            altri sono facoltativi. Non facciamo pubblicità via e-mail, non ti profiliamo e non prendiamo decisioni
            automatiche che ti riguardano. Le nostre e-mail non contengono pixel di tracciamento; le foto degli articoli
            sono uguali per tutti.
          </p>
        </>
      ),
    },
    {
      id: 'destinatari',
      title: 'Chi li riceve',
      body: (
        <>
          <ul>
            <li>Il corriere: nome, indirizzo e recapiti per la consegna.</li>
            <li>
              La banca, per i bonifici
              {shop.walletOffered &&
                '; PayPal (Europe) S.à r.l. et Cie, S.C.A., se paghi con PayPal, come titolare autonomo'}
              .
            </li>
            <li>Chi ospita il sito e la posta elettronica, come responsabile del trattamento.</li>
            <li>Il commercialista, per gli obblighi fiscali.</li>
            <li>Le autorità, quando la legge lo impone.</li>
          </ul>
          <p>Non vendiamo dati a nessuno. I dati restano nello Spazio economico europeo.</p>
        </>
      ),
    },
    {
      id: 'durata',
      title: 'Per quanto tempo',
      body: (
        <InfoTable
          caption="Tempi di conservazione"
          head={['Dati', 'Quanto']}
          rows={[
            ['Ordini, fatture, recessi', '10 anni (art. 2220 del codice civile)'],
            ['Account', 'Finché non lo cancelli; gli ordini restano, senza il legame con l’account'],
            ['Recensioni', 'Finché non le ritiri o il prodotto esce dal catalogo'],
            ['E-mail inviate', 'Con l’ordine o l’account a cui si riferiscono'],
            ['Registri tecnici del server', 'Al massimo 6 mesi'],
            ['Carrello di chi non accede', 'Non lo abbiamo noi: sta nel tuo browser'],
          ]}
        />
      ),
    },
    {
      id: 'diritti',
      title: 'I tuoi diritti',
      body: (
        <>
          <p>
            Puoi chiederci di vedere i tuoi dati, correggerli, cancellarli, limitarne l’uso, riceverli in un formato
            leggibile dalle macchine, e opporti a un uso basato sul legittimo interesse. Scrivi a{' '}
            <a href={`mailto:${shop.email}`}>{shop.email}</a>: rispondiamo entro un mese. Quello che la legge ci obbliga
            a conservare, per esempio gli ordini, non possiamo cancellarlo prima.
          </p>
          <p>
            Se pensi che qualcosa non vada puoi rivolgerti al Garante per la protezione dei dati personali,
            www.garanteprivacy.it.
          </p>
        </>
      ),
    },
    {
      id: 'minori',
      title: 'Minori',
      body: <p>L’account è per chi ha almeno 14 anni; per comprare devi poter concludere un contratto.</p>,
    },
    {
      id: 'sicurezza',
      title: 'Come li proteggiamo',
      body: (
        <p>
          Le password sono conservate solo in forma cifrata e non reversibile, gli accessi ripetuti vengono rallentati,
          e ai dati degli ordini entra solo chi gestisce il negozio.
        </p>
      ),
    },
    {
      id: 'cookie',
      title: 'Cookie',
      body: (
        <p>
          Solo tecnici: l’elenco è in <Link to="/cookie">Cookie e dati nel browser</Link>.
        </p>
      ),
    },
  ],
})
