import { Link } from '@tanstack/react-router'
import { guaranteeClaimMonths } from '#shared/domain/consumer-rights.ts'
import { MailLink } from '../info-parts.tsx'
import type { InfoWriter } from '../info-text.ts'

export const guarantee: InfoWriter = ({ shop, address }) => ({
  title: 'Garanzia legale di conformità',
  description: `I tuoi diritti se un articolo comprato da ${shop.name} ha un difetto: durata, rimedi, come chiederli.`,
  lead: `È un diritto che ti dà la legge, non un servizio in più: ${shop.warrantyYears} anni sui beni nuovi, ${shop.usedWarrantyMonths} mesi sui beni usati, come concordato con l’ordine. Risponde il venditore, cioè noi.`,
  sections: [
    {
      id: 'che-cosa-copre',
      title: 'Che cosa copre',
      body: (
        <>
          <p>
            I difetti di conformità che esistevano alla consegna: l’articolo non è come l’abbiamo descritto, non
            funziona come deve, non ha le qualità che ci si aspetta da un articolo di quel tipo, o è stato montato male
            da noi.
          </p>
          <p>
            Se il difetto si manifesta entro un anno dalla consegna si presume che ci fosse già: non devi dimostrarlo
            tu.
          </p>
          <p>
            Non copre l’usura normale (copertoni, catena, pastiglie, nastro), i danni da caduta o da uso improprio, e
            nei beni usati quello che era descritto e fotografato prima dell’acquisto.
          </p>
        </>
      ),
    },
    {
      id: 'durata',
      title: 'Quanto dura',
      body: (
        <ul>
          <li>
            <b className="b">Beni nuovi:</b> {shop.warrantyYears} anni dalla consegna. Puoi agire in giudizio entro{' '}
            {guaranteeClaimMonths} mesi dalla consegna.
          </li>
          <li>
            <b className="b">Beni usati:</b> {shop.usedWarrantyMonths} mesi dalla consegna. È la durata che concordi con
            l’ordine: la trovi nella pagina del prodotto e nel riepilogo, prima di ordinare.
          </li>
        </ul>
      ),
    },
    {
      id: 'che-cosa-puoi-chiedere',
      title: 'Che cosa puoi chiedere',
      body: (
        <>
          <p>
            Prima di tutto la <b className="b">riparazione o la sostituzione</b>, a tua scelta e senza spese, salvo che
            quella scelta sia impossibile o costi in modo sproporzionato rispetto all’altra. Le facciamo in un tempo
            ragionevole, e trasporto e manodopera sono a nostro carico.
          </p>
          <p>
            Se non possiamo, non lo facciamo, o il difetto torna, puoi chiedere una{' '}
            <b className="b">riduzione del prezzo</b> o la <b className="b">risoluzione del contratto</b> con il
            rimborso. La risoluzione non spetta per un difetto lieve.
          </p>
        </>
      ),
    },
    {
      id: 'come-si-chiede',
      title: 'Come si chiede',
      body: (
        <>
          <p>
            Scrivici a{' '}
            <MailLink to={shop.email} subject="Garanzia legale di conformità">
              {shop.email}
            </MailLink>{' '}
            o chiamaci al <a href={`tel:${shop.phone.replaceAll(' ', '')}`}>{shop.phone}</a> con il numero dell’ordine,
            che cosa succede e, se puoi, una foto. Ti diciamo come farci avere l’articolo; il trasporto lo paghiamo noi.
            Puoi anche portarlo in officina: {address}.
          </p>
          <p>Basta la conferma dell’ordine come prova di acquisto: non serve l’imballo originale.</p>
        </>
      ),
    },
    {
      id: 'altre-garanzie',
      title: 'Garanzie dei produttori',
      body: (
        <p>
          Alcuni produttori danno garanzie proprie, per esempio sul telaio. Si aggiungono alla garanzia legale e non la
          limitano: le condizioni sono quelle che trovi con il prodotto.
        </p>
      ),
    },
    {
      id: 'recesso',
      title: 'Garanzia e recesso sono due cose',
      body: (
        <p>
          Se hai semplicemente cambiato idea non serve un difetto: vedi{' '}
          <Link to="/recesso">Recedere dal contratto</Link>.
        </p>
      ),
    },
  ],
})
