CREATE INDEX "orders_in_work" ON "orders" USING btree ("paid_at") WHERE order_status = 'processing' and payment_status = 'paid';--> statement-breakpoint
CREATE INDEX "orders_shipped" ON "orders" USING btree ("shipped_at") WHERE shipped_at is not null;--> statement-breakpoint
CREATE INDEX "orders_paid" ON "orders" USING btree ("paid_at") WHERE payment_status = 'paid';