-- older programs: go on
-- What staff change of an invoice; its making is in the history of its order.
CREATE OR REPLACE TRIGGER recorded AFTER UPDATE OF "state", "sdi_code", "buyer" ON "invoices" FOR EACH ROW
	WHEN (current_setting('pedivella.actor', true) <> '' OR coalesce(current_setting('pedivella.program', true), '') = '')
	EXECUTE FUNCTION "record_change"('invoice', 'number', 'id', 'buyer', 'id,order_id,kind,refund_id,invoice_id,year,series,number,day,total_cents,sdi_reason,sending,xml,sha256,fault,created_at', '');
