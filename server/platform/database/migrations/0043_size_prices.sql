-- older programs: stop
ALTER TABLE "product_sizes" ADD COLUMN "price_cents" integer;--> statement-breakpoint
ALTER TABLE "product_sizes" ADD CONSTRAINT "product_sizes_price" CHECK ("product_sizes"."price_cents" between 1 and 9999999 and "product_sizes"."size" <> '');--> statement-breakpoint
ALTER TABLE "price_history" ADD COLUMN "size" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "price_history" ALTER COLUMN "price_cents" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "price_history" ADD CONSTRAINT "price_history_price" CHECK ("price_history"."price_cents" is not null or "price_history"."size" <> '');--> statement-breakpoint
ALTER TABLE "price_change_items" ADD COLUMN "size" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "price_change_items" DROP CONSTRAINT "price_change_items_change_id_product_id_pk";--> statement-breakpoint
ALTER TABLE "price_change_items" ADD CONSTRAINT "price_change_items_change_id_product_id_size_pk" PRIMARY KEY("change_id","product_id","size");--> statement-breakpoint
ALTER TABLE "reduction_items" ADD COLUMN "size" text DEFAULT '' NOT NULL;--> statement-breakpoint
DROP INDEX "reduction_items_one_open";--> statement-breakpoint
CREATE UNIQUE INDEX "reduction_items_one_open" ON "reduction_items" USING btree ("product_id","size") WHERE "reduction_items"."ended_at" is null;--> statement-breakpoint
ALTER TABLE "reduction_items" DROP CONSTRAINT "reduction_items_reduction_id_product_id_pk";--> statement-breakpoint
ALTER TABLE "reduction_items" ADD CONSTRAINT "reduction_items_reduction_id_product_id_size_pk" PRIMARY KEY("reduction_id","product_id","size");
