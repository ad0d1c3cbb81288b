CREATE TABLE "refund_lines" (
	"refund_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"line_no" integer NOT NULL,
	"place" text NOT NULL,
	"quantity" integer NOT NULL,
	"amount_cents" integer NOT NULL,
	"restocked_quantity" integer DEFAULT 0 NOT NULL,
	"written_off_quantity" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "refund_lines_refund_id_line_no_place_pk" PRIMARY KEY("refund_id","line_no","place"),
	CONSTRAINT "refund_lines_quantity" CHECK ("refund_lines"."quantity" > 0 and "refund_lines"."amount_cents" >= 0),
	CONSTRAINT "refund_lines_place" CHECK ("refund_lines"."place" in ('stock','check','none')),
	CONSTRAINT "refund_lines_checked" CHECK ("refund_lines"."restocked_quantity" >= 0 and "refund_lines"."written_off_quantity" >= 0
        and "refund_lines"."restocked_quantity" + "refund_lines"."written_off_quantity" <= case "refund_lines"."place" when 'check' then "refund_lines"."quantity" else 0 end)
);
--> statement-breakpoint
ALTER TABLE "refunds" DROP CONSTRAINT "refunds_once";--> statement-breakpoint
ALTER TABLE "stock_movements" DROP CONSTRAINT "stock_movements_reason";--> statement-breakpoint
ALTER TABLE "refunds" DROP CONSTRAINT "refunds_amount";--> statement-breakpoint
DROP INDEX "refunds_due";--> statement-breakpoint
ALTER TABLE "refunds" ALTER COLUMN "payment_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "refunded_quantity" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refund_asked_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refunded_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "kind" text DEFAULT 'wallet' NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "shipping_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "other_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "request_key" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "request_hash" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "attempt" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "iban" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "holder" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "transfer_day" date;--> statement-breakpoint
ALTER TABLE "refund_lines" ADD CONSTRAINT "refund_lines_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_lines" ADD CONSTRAINT "refund_lines_order_id_line_no_order_items_order_id_line_no_fk" FOREIGN KEY ("order_id","line_no") REFERENCES "public"."order_items"("order_id","line_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refund_lines_order" ON "refund_lines" USING btree ("order_id","line_no");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_once" ON "refunds" USING btree ("payment_id") WHERE order_id is null;--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_shipping_once" ON "refunds" USING btree ("order_id") WHERE shipping_cents > 0;--> statement-breakpoint
CREATE INDEX "refunds_order" ON "refunds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refunds_payment" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "refunds_transfers" ON "refunds" USING btree ("created_at") WHERE state = 'pending' and kind = 'transfer';--> statement-breakpoint
CREATE INDEX "refunds_due" ON "refunds" USING btree ("next_try_at") WHERE state = 'pending' and kind = 'wallet';--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_request_key_unique" UNIQUE("request_key");--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_reason" CHECK ("stock_movements"."reason" in ('created','edited','ordered','restocked','returned'));--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_refunded" CHECK ("order_items"."refunded_quantity" between 0 and "order_items"."quantity");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_refunded" CHECK ("orders"."refunded_cents" >= 0 and "orders"."refunded_cents" <= "orders"."refund_asked_cents" and "orders"."refund_asked_cents" <= "orders"."total_cents");--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_kind" CHECK ("refunds"."kind" in ('wallet','transfer') and ("refunds"."kind" = 'transfer' or "refunds"."payment_id" is not null));--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_owner" CHECK ("refunds"."order_id" is not null or "refunds"."payment_id" is not null);--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_transfer" CHECK (("refunds"."iban" is null) = ("refunds"."holder" is null) and ("refunds"."iban" is null or "refunds"."kind" = 'transfer'));--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_amount" CHECK ("refunds"."amount_cents" > 0 and "refunds"."shipping_cents" >= 0);--> statement-breakpoint
UPDATE "refunds" SET "other_cents" = "amount_cents";--> statement-breakpoint
INSERT INTO "refunds" ("kind", "payment_id", "order_id", "amount_cents", "other_cents", "state", "reason", "created_at", "completed_at")
  SELECT 'wallet', o."payment_id", o."id", o."total_cents", o."total_cents", 'completed', 'elsewhere', p."updated_at", p."updated_at"
  FROM "orders" o JOIN "payments" p ON p."id" = o."payment_id"
  WHERE o."payment_status" = 'refunded' AND o."total_cents" > 0
    AND NOT EXISTS (SELECT FROM "refunds" r WHERE r."payment_id" = o."payment_id");--> statement-breakpoint
INSERT INTO "refunds" ("kind", "order_id", "amount_cents", "other_cents", "state", "reason", "created_at", "completed_at")
  SELECT 'transfer', o."id", o."total_cents", o."total_cents",
    CASE o."payment_status" WHEN 'refunded' THEN 'completed' ELSE 'pending' END,
    CASE o."order_status" WHEN 'cancelled' THEN 'order_cancelled' ELSE 'shop_refund' END,
    coalesce(o."cancelled_at", e."at", o."paid_at", o."created_at"),
    CASE o."payment_status" WHEN 'refunded' THEN coalesce(e."at", o."cancelled_at", o."paid_at", o."created_at") END
  FROM "orders" o
  LEFT JOIN (SELECT "order_id", max("created_at") AS "at" FROM "order_events" WHERE "kind" = 'refunded' GROUP BY "order_id") e
    ON e."order_id" = o."id"
  WHERE o."payment_method" = 'bank' AND o."total_cents" > 0
    AND (o."payment_status" = 'refunded' OR (o."payment_status" = 'paid' AND o."order_status" = 'cancelled'));--> statement-breakpoint
UPDATE "orders" o SET
    "refund_asked_cents" = least(o."total_cents", r."asked"),
    "refunded_cents" = least(o."total_cents", r."completed")
  FROM (SELECT "order_id", sum("amount_cents") AS "asked",
      coalesce(sum("amount_cents") FILTER (WHERE "state" = 'completed'), 0) AS "completed"
    FROM "refunds" WHERE "order_id" IS NOT NULL GROUP BY "order_id") r
  WHERE r."order_id" = o."id";
