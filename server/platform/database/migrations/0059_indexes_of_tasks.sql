-- older programs: go on
DROP INDEX "orders_open_bank";--> statement-breakpoint
CREATE INDEX "orders_unpaid" ON "orders" USING btree ("created_at") WHERE payment_status = 'pending' and order_status <> 'cancelled';--> statement-breakpoint
CREATE INDEX "orders_on_the_way" ON "orders" USING btree ("shipped_at") WHERE order_status = 'shipped';--> statement-breakpoint
CREATE INDEX "outbox_not_sent" ON "outbox" USING btree ("state") WHERE state in ('not_delivered', 'dead');--> statement-breakpoint
CREATE INDEX "payments_in_need" ON "payments" USING btree ("id") WHERE needs_attention is not null;