CREATE TABLE "parcel_lines" (
	"parcel_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"line_no" integer NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "parcel_lines_parcel_id_line_no_pk" PRIMARY KEY("parcel_id","line_no"),
	CONSTRAINT "parcel_lines_quantity" CHECK ("parcel_lines"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "parcels" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"carrier" text,
	"tracking_code" text,
	"link" text,
	"expected_day" date,
	"appointment" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	CONSTRAINT "parcels_number" UNIQUE("order_id","number"),
	CONSTRAINT "parcels_number_positive" CHECK ("parcels"."number" > 0),
	CONSTRAINT "parcels_carrier" CHECK ("parcels"."carrier" in ('brt','gls','poste','dhl','ups','fedex','other')),
	CONSTRAINT "parcels_link" CHECK ("parcels"."link" is null or ("parcels"."carrier" is not distinct from 'other' and "parcels"."link" like 'https://%')),
	CONSTRAINT "parcels_delivered" CHECK ("parcels"."delivered_at" is null or "parcels"."sent_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "packed_quantity" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "sent_quantity" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "parcel_lines" ADD CONSTRAINT "parcel_lines_parcel_id_parcels_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_lines" ADD CONSTRAINT "parcel_lines_order_id_line_no_order_items_order_id_line_no_fk" FOREIGN KEY ("order_id","line_no") REFERENCES "public"."order_items"("order_id","line_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcels" ADD CONSTRAINT "parcels_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "parcel_lines_order" ON "parcel_lines" USING btree ("order_id","line_no");--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_packed" CHECK ("order_items"."sent_quantity" >= 0 and "order_items"."sent_quantity" <= "order_items"."packed_quantity" and "order_items"."packed_quantity" <= "order_items"."quantity");--> statement-breakpoint
INSERT INTO "parcels" ("order_id", "number", "carrier", "tracking_code", "created_at", "sent_at", "delivered_at")
  SELECT o."id", 1, o."carrier", o."tracking_code", s."at", s."at",
    CASE o."order_status" WHEN 'delivered' THEN coalesce(o."delivered_at", s."at") END
  FROM "orders" o, LATERAL (SELECT coalesce(o."shipped_at", o."delivered_at", o."created_at") AS "at") s
  WHERE o."order_status" IN ('shipped', 'delivered');--> statement-breakpoint
INSERT INTO "parcel_lines" ("parcel_id", "order_id", "line_no", "quantity")
  SELECT p."id", i."order_id", i."line_no", i."quantity"
  FROM "parcels" p JOIN "order_items" i ON i."order_id" = p."order_id";--> statement-breakpoint
UPDATE "order_items" i SET "packed_quantity" = i."quantity", "sent_quantity" = i."quantity"
  FROM "parcels" p WHERE p."order_id" = i."order_id";
