ALTER TABLE "stock_movements" DROP CONSTRAINT "stock_movements_reason";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "addition_to" uuid;--> statement-breakpoint
CREATE INDEX "orders_additions" ON "orders" USING btree ("addition_to") WHERE addition_to is not null;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_reason" CHECK ("stock_movements"."reason" in ('created','edited','ordered','changed','restocked','returned','exchanged','exchange_released'));