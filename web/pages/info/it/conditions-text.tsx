import { Link } from '@tanstack/react-router'
import { latestDeliveryDays, legalWithdrawalDays } from '#shared/domain/consumer-rights.ts'
import { bankOrderDays } from '#shared/domain/order-states.ts'
import type { InfoWriter } from '../info-text.ts'

export const conditions: InfoWriter = ({ shop, euro, company, address }) => ({
  title: 'Condizioni di vendita',
  description: `Come si compra da ${shop.name}: ordine, prezzi, spedizione, pagamento, recesso, garanzia.`,
  lead: 'Le regole di ogni acquisto su questo sito, scritte per essere lette. Quando ordini, la versione in vigore in quel momento resta legata al tuo ordine.',
  sections: [
    {
      id: 'chi-siamo',
      title: 'Chi vende',
      body: (
        <>
          <p>
            Il venditore è {shop.legal.company}, con il negozio in {address}.
          </p>
          <p className="small muted">{company}</p>
          <p>
            Ci trovi al <a href={`tel:${shop.phone.replaceAll(' ', '')}`}>{shop.phone}</a>, a{' '}
            <a href={`mailto:${shop.email}`}>{shop.email}</a> o alla PEC {shop.legal.pec}. Per un reclamo basta una di
            queste strade: rispondiamo noi, con nome e cognome.
          </p>
          <p>
            Queste condizioni valgono per gli acquisti dei consumatori, cioè delle persone che comprano per sé e non per
            la propria attività.
          </p>
        </>
      ),
    },
    {
      id: 'ordine',
      title: 'Come si fa un ordine',
      body: (
        <>
          <ol>
            <li>Metti gli articoli nel carrello: vedi subito spedizione e totale.</li>
            <li>Scrivi i tuoi dati e l’indirizzo di consegna. Non serve un account.</li>
            <li>Scegli come pagare.</li>
            <li>
              Controlli il riepilogo e premi <b className="b">«Ordina con obbligo di pagamento»</b>
              {shop.walletOffered && ' o, con PayPal, «Paga ora con PayPal»'}. Nessun altro pulsante ti impegna.
            </li>
          </ol>
          <p>
            Fino a quel momento puoi correggere tutto: quantità, dati, metodo di pagamento. Il contratto è concluso
            quando ricevi per e-mail la conferma dell’ordine, che contiene il riepilogo, queste condizioni nei punti
            essenziali e le istruzioni per il recesso. Ti consigliamo di conservarla; l’ordine resta comunque leggibile
            dal link nell’e-mail.
          </p>
          <p>
            Puoi concludere il contratto in italiano o in inglese. Se le versioni differiscono, vale quella italiana.
          </p>
        </>
      ),
    },
    {
      id: 'prezzi',
      title: 'Prezzi',
      body: (
        <>
          <p>
            I prezzi sono in euro, finali e comprensivi di IVA. L’unico costo in più è la spedizione, che vedi nel
            carrello prima di ordinare. Il prezzo è lo stesso con qualunque metodo di pagamento.
          </p>
          <p>
            Vale il prezzo mostrato nel riepilogo. Se cambia mentre stai ordinando, il sito te lo dice e ti chiede di
            confermare di nuovo: nessun ordine parte con un prezzo che non hai visto.
          </p>
        </>
      ),
    },
    {
      id: 'disponibilita',
      title: 'Disponibilità',
      body: (
        <p>
          I pezzi indicati sono quelli che abbiamo davvero. Vengono tolti dal magazzino nel momento in cui ordini. Se
          per un errore nostro un articolo non c’è, te lo diciamo subito e ti rimborsiamo quanto hai pagato.
        </p>
      ),
    },
    {
      id: 'spedizione',
      title: 'Spedizione e consegna',
      body: (
        <>
          <p>
            Consegniamo solo in Italia, con corriere, in {shop.shipping.deliveryDays} giorni lavorativi dal pagamento e
            comunque entro {latestDeliveryDays} giorni dall’ordine. Puoi ordinare da qualunque paese, se l’indirizzo di
            consegna è in Italia.
          </p>
          <p>
            {shop.shipping.freeOverCents === null
              ? `La spedizione costa ${euro(shop.shipping.flatFeeCents)}.`
              : `La spedizione è gratuita per ordini superiori a ${euro(shop.shipping.freeOverCents)}; fino a ${euro(shop.shipping.freeOverCents)} costa ${euro(shop.shipping.flatFeeCents)}.`}{' '}
            I dettagli sono in <Link to="/spedizioni-e-resi">Spedizioni e resi</Link>.
          </p>
          <p>
            Il rischio di perdita o danni passa a te quando ricevi il pacco. Se arriva rovinato scrivilo sulla ricevuta
            del corriere e mandaci una foto: non è un obbligo, ma ci aiuta a risolvere in fretta.
          </p>
        </>
      ),
    },
    {
      id: 'pagamento',
      title: 'Pagamento',
      body: (
        <ul>
          <li>
            <b className="b">Bonifico bancario.</b> Dopo l’ordine ricevi IBAN e causale. Teniamo da parte gli articoli
            per {bankOrderDays} giorni; se il bonifico non arriva, l’ordine si annulla da solo e non devi nulla.
          </li>
          {shop.walletOffered && (
            <li>
              <b className="b">PayPal.</b> Paghi con il conto PayPal o con una carta. L’addebito avviene quando confermi
              il pagamento.
            </li>
          )}
        </ul>
      ),
    },
    {
      id: 'recesso',
      title: 'Diritto di recesso',
      body: (
        <p>
          Hai {legalWithdrawalDays} giorni dalla consegna per recedere, senza spiegazioni.
          {shop.returnDays > legalWithdrawalDays &&
            ` In più, ti diamo la possibilità di restituire la merce entro ${shop.returnDays} giorni dalla consegna.`}{' '}
          Il ritorno lo paghiamo noi. Come si fa, con il modulo tipo, è in{' '}
          <Link to="/recesso">Recedere dal contratto</Link>.
        </p>
      ),
    },
    {
      id: 'garanzia',
      title: 'Garanzia legale',
      body: (
        <p>
          Garanzia legale di conformità: {shop.warrantyYears} anni sui beni nuovi, {shop.usedWarrantyMonths} mesi sui
          beni usati, come concordato con l’ordine. Che cosa copre e come si usa è in{' '}
          <Link to="/garanzia">Garanzia legale di conformità</Link>. L’assistenza la fa la nostra officina.
        </p>
      ),
    },
    {
      id: 'usato',
      title: 'Biciclette usate',
      body: (
        <p>
          Di ogni bicicletta usata descriviamo lo stato, i segni e i lavori fatti. Quello che è scritto e fotografato fa
          parte dell’accordo: non è un difetto. Ordinando un bene usato concordi che la garanzia legale duri{' '}
          {shop.usedWarrantyMonths} mesi; te lo ricordiamo nel riepilogo, prima del pulsante.
        </p>
      ),
    },
    {
      id: 'raee',
      title: 'Biciclette elettriche: ritiro del vecchio',
      body: (
        <p>
          Se compri una bicicletta a pedalata assistita puoi consegnarci senza spese una bicicletta elettrica
          equivalente che non usi più, e la sua batteria. Portala in negozio, oppure chiedici il ritiro quando ordini:
          scrivi a <a href={`mailto:${shop.email}`}>{shop.email}</a>. Pile e batterie non vanno nei rifiuti di casa.
        </p>
      ),
    },
    {
      id: 'recensioni',
      title: 'Recensioni',
      body: (
        <p>
          Pubblichiamo recensioni positive e negative dopo un controllo. «Acquisto verificato» significa che l’e-mail
          corrisponde a un ordine pagato di questo prodotto. Le altre recensioni non sono verificate. Non pubblichiamo
          insulti, dati personali, pubblicità e testi che non parlano del prodotto. Nessuno è pagato per una recensione.
        </p>
      ),
    },
    {
      id: 'fattura',
      title: 'Fattura',
      body: (
        <p>
          La vendita a distanza a un consumatore non richiede lo scontrino. Se vuoi la fattura chiedila con l’ordine,
          scrivendo il codice fiscale nel checkout e avvisandoci per e-mail lo stesso giorno: dopo non possiamo più
          emetterla.
        </p>
      ),
    },
    {
      id: 'controversie',
      title: 'Reclami e controversie',
      body: (
        <>
          <p>
            Prima di tutto parliamone: <a href={`mailto:${shop.email}`}>{shop.email}</a>. Se non troviamo un accordo
            puoi rivolgerti a un organismo di risoluzione alternativa delle controversie (ADR) iscritto nell’elenco del
            Ministero delle imprese e del made in Italy, o al giudice del luogo dove abiti.
          </p>
          <p>
            Il contratto è regolato dalla legge italiana e dal Codice del consumo. Se abiti in un altro paese
            dell’Unione restano valide le norme di quel paese che ti tutelano di più.
          </p>
        </>
      ),
    },
  ],
})
